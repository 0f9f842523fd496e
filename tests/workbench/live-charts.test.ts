import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { button, choose, workbench } from '../support/workbench-page';

const visit = openSite();
const visitAnew = openSite({ isIsolated: true });

const drawn = (page: Page, machine: string) =>
  page.locator(`.chart-state[data-kind=machine][data-id="${machine}"]`);

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
  await page.route('**/elk.bundled-*.js', (route) => route.abort());
  await page.goto('/statecharts#machine=cart');
  const list = page.getByRole('region', { name: 'Chart of cart' });
  await list.getByRole('button', { name: /^empty/ }).waitFor();
  await list.getByText('could not be drawn').waitFor();
});

it('shows text as wide as the layout measured it', async () => {
  const page = await visit(workbench);
  await choose(page, 'desktopMenu');
  await page.locator('[data-id="desktopMenu.peeked"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
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

it.each([1280, 390])(
  'each machine is drawn, with text of 11 px or more at %i px',
  async (width) => {
    const page = await visit({
      ...workbench,
      path: '/statecharts#machine=cart',
      width,
      height: 800,
    });
    await drawn(page, 'cart').waitFor();
    const machines = await page
      .getByLabel(/^Machine/)
      .locator('option')
      .allInnerTexts();
    expect(machines.length).toBeGreaterThan(1);
    for (const machine of machines) {
      await choose(page, machine);
      await drawn(page, machine).waitFor();
      expect(await smallestText(page), machine).toBeGreaterThan(10.99);
    }
  },
);

it('scrolls a chart that goes beyond its pane, with its active state in sight, or fits it', async () => {
  const page = await visitAnew({
    path: '/statecharts#machine=navigation',
    isStatic: true,
    width: 1024,
    height: 640,
  });
  await drawn(page, 'navigation').waitFor();
  const pane = page.locator('.chart-pane');
  await pane.hover();
  await page.mouse.wheel(3000, 3000);
  const settled = page.locator('[data-id="navigation.settled"][data-active]');
  const isInSight = async () => {
    const [inner, outer] = [await settled.boundingBox(), await pane.boundingBox()];
    if (!inner || !outer) return false;
    const isAcross = inner.x >= outer.x && inner.x < outer.x + outer.width;
    return isAcross && inner.y >= outer.y && inner.y < outer.y + outer.height;
  };
  await expect.poll(isInSight).toBe(false);
  await page.frameLocator('iframe').getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.getByText('link.followed').first().waitFor({ state: 'attached' });
  const isWhole = () =>
    pane.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    );
  expect(await isWhole()).toBe(false);
  await button(page, 'Fit').click();
  expect(await isWhole()).toBe(true);
});
