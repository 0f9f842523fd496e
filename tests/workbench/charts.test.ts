import { buffer } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { button, choose, downloaded, showPane } from '../support/workbench-page';
import { serveWorkshop } from '../support/workshop/serve-workshop';

const visit = openSite({ isIsolated: true });
const openWorkshop = serveWorkshop();

async function open(options: object = {}) {
  const page = await visit({ path: '/robots.txt', isStatic: true, ...options });
  await openWorkshop(page);
  return page;
}

const state = (page: Page, id: string) => page.locator(`.chart-state[data-id="${id}"]`);
const openTools = (page: Page) => button(page, 'Tools').click();
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find a state or an event' });
/** What it offers. */
const options = (page: Page) =>
  page
    .locator('.chart-finder option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
const isInSight = (page: Page, css: string) =>
  page.evaluate((selector) => {
    const part = document.querySelector(selector)?.getBoundingClientRect();
    const pane = document.querySelector('.chart-pane')?.getBoundingClientRect();
    if (!part || !pane) return false;
    return (
      part.left >= pane.left - 1 &&
      part.right <= pane.right + 1 &&
      part.top >= pane.top - 1 &&
      part.bottom <= pane.bottom + 1
    );
  }, css);

describe('a chart', () => {
  it('folds a state, which is lit by what is active inside, and unfolds it', async () => {
    const page = await open();
    await button(page, 'Press opened').click();
    await state(page, 'shop.open.idle').click();
    await openTools(page);
    await button(page, 'Fold open').press('Enter');
    await state(page, 'shop.open.idle').waitFor({ state: 'detached' });
    await page.locator('[data-id="shop.open"][data-kind=atomic][data-active]').waitFor();
    // What was selected is inside.
    await page.locator('[data-id="shop.open"][data-selected]').waitFor();
    expect(
      await button(page, 'Unfold open').evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await state(page, 'shop.open')
      .locator('rect')
      .first()
      .dblclick({ position: { x: 8, y: 8 } });
    await state(page, 'shop.open.idle').waitFor();
  });

  it('shows one part alone, with signs of where it leads', async () => {
    const page = await open();
    await state(page, 'shop.open.idle').click();
    await openTools(page);
    await button(page, 'Show only open').click();
    await page.locator('[data-id="shop.open"][data-kind=machine]').waitFor();
    expect(await state(page, 'shop').count()).toBe(0);
    await page.getByText('Only shop.open is shown').waitFor();
    // Another machine has no such part.
    await choose(page, 'order');
    await state(page, 'order').waitFor();
    expect(await button(page, 'Show all').count()).toBe(0);
    await choose(page, 'shop');
    await button(page, 'Show all').click();
    await state(page, 'shop').waitFor();
  });

  it('goes to what is searched for, by keys, and unfolds what it is in', async () => {
    const page = await open();
    await choose(page, 'large');
    await state(page, 'large').waitFor();
    await page.getByText(/large parts of it are folded/).waitFor();
    expect(await page.locator('.chart-state').count()).toBeLessThan(60);
    await openTools(page);
    await finder(page).fill('g9.s1');
    await expect.poll(() => options(page)).toContain('g9.s1, state');
    await finder(page).press('Enter');
    await page.locator('[data-id="large.g9.s1"][data-selected]').waitFor();
    await expect.poll(() => isInSight(page, '[data-id="large.g9.s1"]')).toBe(true);
    expect(await finder(page).inputValue()).toBe('');
    await finder(page).fill('skipped');
    await expect.poll(async () => (await options(page)).length).toBeGreaterThan(2);
    await finder(page).fill((await options(page))[2] ?? '');
    await expect.poll(() => isInSight(page, '.chart-transition[data-selected] > rect')).toBe(true);
  });

  it('of a machine of 300 states that cannot fold does not hold up the page', async () => {
    const page = await open();
    await page.evaluate(() => {
      const w = window as unknown as { longest: number };
      w.longest = 0;
      let last = performance.now();
      const tick = () => {
        const now = performance.now();
        w.longest = Math.max(w.longest, now - last);
        last = now;
        setTimeout(tick);
      };
      tick();
    });
    await choose(page, 'flat');
    const list = page.getByRole('region', { name: 'Chart of flat' });
    await list.getByRole('button', { name: 's299', exact: true }).waitFor();
    await page
      .locator('[data-kind=machine][data-id=flat]')
      .or(page.getByText(/could not be drawn \(it takes more than \d+ seconds\)/))
      .first()
      .waitFor({ timeout: 30_000 });
    expect(
      await page.evaluate(() => (window as unknown as { longest: number }).longest),
    ).toBeLessThan(5000);
    // The next chart does not wait.
    await choose(page, 'shop');
    await state(page, 'shop').waitFor();
  }, 60_000);

  it.each(['light', 'dark'] as const)('is saved as it is shown, %s', async (colorScheme) => {
    const page = await open();
    await page.emulateMedia({ colorScheme });
    await button(page, 'Press opened').click();
    await page.locator('.chart-state[data-active][data-kind=atomic]').waitFor();
    await openTools(page);
    const svg = await downloaded(page, 'Save SVG');
    const outcome = page.locator('.wb-outcome');
    await outcome.getByText('Saved shop.svg: the chart as it is shown.').waitFor();
    const shown = await page.evaluate(() => {
      const fill = (css: string) => getComputedStyle(document.querySelector(css) as Element).fill;
      return {
        active: fill('.chart-state[data-active][data-kind=atomic] > rect'),
        ground: getComputedStyle(document.querySelector('.statechart') as Element).backgroundColor,
      };
    });
    expect(svg).toContain(`fill="${shown.active}"`);
    expect(svg).toContain(`fill="${shown.ground}"`);
    expect(svg).not.toMatch(/class=|data-id|var\(/);
    // Letters stand as the layout has measured them, whatever the size.
    expect(svg.match(/<text /g)?.length).toBe(svg.match(/text-rendering="geometric/gi)?.length);
    for (const text of ['shop', 'idle', 'answered']) expect(svg).toContain(`>${text}</text>`);
    // It looks the same where nothing of the page is.
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save PNG').click(),
    ]);
    const file = await buffer(await png.createReadStream());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    const [, width] = /width="([\d.]+)"/.exec(svg) ?? [];
    expect(file.readUInt32BE(16)).toBe(Math.ceil(2 * Number(width)));
    await outcome.getByText('Saved shop.png: the chart as it is shown.').waitFor();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (then) => then(null);
    });
    await button(page, 'Save PNG').click();
    await page
      .getByRole('alert')
      .getByText('shop.png was not saved. This chart is too large for a picture')
      .waitFor();
    expect(await outcome.innerText()).toBe('');
  });

  it.each(['light', 'dark'] as const)(
    'has tools that all can use, also on a phone, %s',
    async (colorScheme) => {
      const page = await open({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme });
      await showPane(page, 'Chart');
      await openTools(page);
      await finder(page).fill('o');
      await expect.poll(async () => (await options(page)).length).toBeGreaterThan(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
