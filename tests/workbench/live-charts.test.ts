import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { choose, showPane, workbench } from '../support/workbench-page';

const visit = openSite();
const visitAnew = openSite({ isIsolated: true });

/** How soon a first chart is there, in ms, on a machine that is busy with other tests. */
const bound = { first: 10_000, each: 5000 };

const drawn = (page: Page, machine: string) =>
  page.locator(`.chart-state[data-kind=machine][data-id="${machine}"]`);

/** The labels and states without children that lie over each other. */
const overlaps = (page: Page) =>
  page.locator('.chart-canvas').evaluate((canvas) => {
    const boxes = [
      ...canvas.querySelectorAll<SVGRectElement>(
        '.chart-transition:not([data-internal]) > rect, .chart-state[data-kind=atomic] > rect:first-child',
      ),
    ].map((rect) => ({ id: rect.closest<SVGElement>('[data-id]')?.dataset.id, ...box(rect) }));
    function box(rect: SVGRectElement) {
      const { x, y, width, height } = rect.getBBox();
      return { x, y, right: x + width, bottom: y + height };
    }
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1,
        )
        .map((b) => `${a.id} lies over ${b.id}`),
    );
  });

it('each machine is drawn soon, and nothing lies over anything', async () => {
  const page = await visitAnew({ path: '/robots.txt', isStatic: true });
  // Beside the page, since the script that would draw in it can't be loaded.
  await page.route('**/in-page-*.js', (route) => route.abort());
  await page.goto(workbench.path);
  const machines = await page.getByLabel('Machine').locator('option').allInnerTexts();
  expect(machines.length).toBeGreaterThan(1);
  await page.locator('.chart-canvas').waitFor({ timeout: bound.first });
  for (const machine of machines) {
    await choose(page, machine);
    await drawn(page, machine).waitFor({ timeout: bound.each });
    expect(await overlaps(page)).toEqual([]);
  }
});

it('draws on the main thread where workers are refused', async () => {
  const page = await visitAnew({ path: '/robots.txt', isStatic: true });
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError');
      }
    } as never;
  });
  await page.goto('/statecharts#machine=cart');
  await drawn(page, 'cart').waitFor();
  expect(await overlaps(page)).toEqual([]);
});

it('lists the states if no layout can be loaded, and says so', async () => {
  const page = await visitAnew({
    path: '/robots.txt',
    isStatic: true,
    expectsFailedRequests: true,
  });
  await page.addInitScript(() => {
    globalThis.Worker = undefined as never;
  });
  await page.route('**/in-page-*.js', (route) => route.abort());
  await page.goto('/statecharts#machine=cart');
  const list = page.getByRole('region', { name: 'Chart of cart' });
  await list.getByRole('button', { name: /^empty/ }).waitFor();
  await list.getByText('could not be drawn').waitFor();
});

it('keeps the zoom and the selection when a better drawing arrives', async () => {
  const page = await visitAnew({ path: '/statecharts#machine=form', isStatic: true });
  await drawn(page, 'form').waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const level = await page.getByLabel('Zoom level').innerText();
  // All styles have been tried by then.
  await page.waitForTimeout(3000);
  expect(await page.getByLabel('Zoom level').innerText()).toBe(level);
});

it('shows text as wide as the layout measured it', async () => {
  const page = await visit(workbench);
  await choose(page, 'desktopMenu');
  await page.locator('[data-id="desktopMenu.peeked"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // At once, since a better drawing has other elements.
  const stretched = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.chart-canvas text')].flatMap((text) => {
      const wanted = text.textLength.baseVal.value;
      text.removeAttribute('textLength');
      const factor = wanted / text.getComputedTextLength();
      return Math.abs(factor - 1) > 0.05 ? [`${text.textContent} × ${factor}`] : [];
    }),
  );
  expect(stretched).toEqual([]);
});

/** The size of the smallest text of the chart as it is shown, in px. */
const smallestText = (page: Page) =>
  page
    .locator('.chart-canvas')
    .evaluate((canvas) =>
      Math.min(
        ...[...canvas.querySelectorAll('text')].map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
      ),
    );

it('all of each chart is in sight at 1280 × 800, with text of 9 px or more', async () => {
  const page = await visit({ ...workbench, width: 1280, height: 800 });
  const machines = await page.getByLabel('Machine').locator('option').allInnerTexts();
  expect(machines.length).toBeGreaterThan(1);
  for (const machine of machines) {
    await choose(page, machine);
    await drawn(page, machine).waitFor({ timeout: bound.each });
    await expect.poll(() => smallestText(page), { message: machine }).toBeGreaterThan(9);
    expect(await page.locator('.chart-pane[data-beyond]').count(), machine).toBe(0);
  }
});

it('all of the first chart is in sight on a slow phone, whatever becomes of the pane', async () => {
  const page = await visitAnew({ path: '/robots.txt', isStatic: true, width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(workbench.path);
  await showPane(page, 'Chart');
  const isBeyond = () => page.locator('.chart-pane[data-beyond]').count();
  await page.locator('.chart-canvas').waitFor({ timeout: bound.first });
  expect(await isBeyond()).toBe(0);
  // Other drawings may come until then.
  await page.waitForTimeout(3000);
  expect(await isBeyond()).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(isBeyond).toBe(0);
});

it('scrolls a chart that goes beyond its pane, and brings all of it in sight by Fit', async () => {
  const page = await visitAnew({
    path: '/statecharts#machine=navigation',
    isStatic: true,
    width: 1024,
    height: 640,
  });
  await drawn(page, 'navigation').waitFor();
  for (let press = 0; press < 4; press += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  const pane = page.locator('.chart-pane[data-beyond]');
  await pane.hover();
  const top = async () => (await drawn(page, 'navigation').boundingBox())?.y ?? 0;
  const left = async () => (await drawn(page, 'navigation').boundingBox())?.x ?? 0;
  const [x, y] = [await left(), await top()];
  await page.mouse.wheel(30, 20);
  await expect.poll(left).toBeLessThan(x - 25);
  await expect.poll(top).toBeLessThan(y - 15);
  await page.getByRole('button', { name: 'Fit' }).click();
  await pane.waitFor({ state: 'detached' });
  await drawn(page, 'navigation').waitFor();
});
