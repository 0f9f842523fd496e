import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import {
  activeStates,
  button,
  choose,
  countSteps,
  draftEvent,
  fillCart,
  followSwitch,
  frameIn,
  inspector,
  siteHydrated,
  workbench,
} from '../support/workbench-page';

const visit = openSite();

/** Scrolls the site up and down, which records steps; waits for those of each scroll. */
async function recordScrolls(page: Page, times: number) {
  for (let count = 0; count < times; count += 1) {
    const before = await countSteps(page);
    await frameIn(page).evaluate((y) => scrollTo(0, y), count % 2 === 0 ? 1500 : 0);
    await expect.poll(() => countSteps(page)).toBeGreaterThan(before);
  }
}

const lastRow = (page: Page) => page.locator('.wb-steps tr[aria-current]');

describe('the workbench', () => {
  it.each([16, 24, 32])('follows the newest step with text of %i px', async (size) => {
    const page = await visit({ ...workbench, width: 1280, height: 840 });
    await siteHydrated(page);
    await choose(page, 'headerScroll');
    await page.evaluate((root) => {
      document.documentElement.style.fontSize = `${root}px`;
    }, size);
    await recordScrolls(page, 12);
    const { y, height } = (await lastRow(page).boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(2 * size);
    expect(y + height).toBeLessThanOrEqual(841);
    await page.locator('.wb-steps').evaluate((list) => list.scrollTo(0, 0));
    await page.getByRole('row', { name: /^Step 1 / }).waitFor();
  });

  it('keeps the chart beside its open outline', async () => {
    const page = await visit({ ...workbench, width: 1280, height: 900 });
    const height = async () => (await page.locator('.chart-pane').boundingBox())?.height ?? 0;
    await choose(page, 'navigation');
    const whole = await height();
    await page.getByText('Outline').click();
    await page.getByRole('button', { name: 'settled initial active' }).waitFor();
    expect(await height()).toBeGreaterThan(whole / 3);
    const outline = await page.locator('.chart-outline').boundingBox();
    const chart = await page.locator('.wb-chart').boundingBox();
    expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeLessThanOrEqual(
      (chart?.y ?? 0) + (chart?.height ?? 0) + 1,
    );
  });

  it('keeps the last transition lit when an event is ignored, and clears a stopped actor', async () => {
    const page = await visit(workbench);
    await choose(page, 'cart');
    await fillCart(page);
    const lit = page.locator('.chart-transition[data-lit=taken]');
    await lit.waitFor();
    const id = await lit.getAttribute('data-id');
    const events = await draftEvent(page, 'item.removed', '{"id":"none"}');
    await events.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => inspector(page).innerText())
      .toMatch(/item\.removed.*(ignored|blocked)/s);
    expect(await lit.getAttribute('data-id')).toBe(id);
    await choose(page, 'slideShow');
    await expect.poll(() => activeStates(page)).toEqual([]);
  });

  it('deselects a part with Escape and with its button, and shows the step below it', async () => {
    const page = await visit(workbench);
    await choose(page, 'cart');
    await siteHydrated(page);
    const part = page.locator('[data-id="cart.filled"]');
    const deselect = button(page, 'Deselect');
    await part.click({ position: { x: 20, y: 12 } });
    await deselect.waitFor();
    await page.getByRole('heading', { name: /^cart 1, latest step: \d+$/ }).waitFor();
    await deselect.click();
    await deselect.waitFor({ state: 'detached' });
    await part.click({ position: { x: 20, y: 12 } });
    await deselect.press('Escape');
    await deselect.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('selected=');
  });

  it('follows a link to another machine than that of the selected actor', async () => {
    const page = await visit({ ...workbench, path: '/statecharts#machine=cart&actor=cart+1' });
    await siteHydrated(page);
    await page.getByRole('heading', { name: /^cart 1, latest step/ }).waitFor();
    await page.evaluate(() => {
      location.hash = 'machine=faq&actor=cart+1';
    });
    await page.getByText('cart 1 has not run.').waitFor();
    expect(await countSteps(page)).toBeGreaterThan(1);
  });

  it('skips the app by keyboard', async () => {
    const page = await visit(workbench);
    await followSwitch(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('wb-chart');
  });

  it('shows each step’s verdict on a phone, and has no axe violations there', async () => {
    const page = await visit({ ...workbench, width: 390, height: 844, hasTouch: true });
    await choose(page, 'cart');
    await fillCart(page);
    await page.getByLabel('Filter').fill('event:item.added');
    const verdict = page.locator('.wb-steps td', { hasText: /^✓ as specified row \d+$/ });
    const { x, width } = (await verdict.first().boundingBox()) ?? { x: 0, width: 999 };
    expect(x + width).toBeLessThanOrEqual(390);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
});
