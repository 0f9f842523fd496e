import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { button, openPanel, showPane } from '../support/workbench-page';
import { serveWorkshop } from '../support/workshop/serve-workshop';

const visit = openSite({ isIsolated: true });
const openWorkshop = serveWorkshop();

async function open(options: object = {}) {
  const page = await visit({ path: '/robots.txt', isStatic: true, ...options });
  await openWorkshop(page);
  return page;
}

const press = (page: Page, type: string) => button(page, `Press ${type}`).click();
const rows = (page: Page) => page.locator('.wb-messages tbody tr:not([aria-hidden])');
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const panel = (page: Page) => page.getByRole('tabpanel');

describe('the messages', () => {
  it('say who sent what to whom, and lead to their steps', async () => {
    const page = await open();
    await press(page, 'opened');
    await press(page, 'asked');
    await openPanel(page, 'Messages');
    await row(page, /the app\s*→ shop 1\s*asked/).waitFor();
    await row(page, /shop 1\s*→ order 1\s*asked/).waitFor();
    await row(page, /shop 1\s*→ load 1\s*start/).waitFor();
    await row(page, /pay 1\s*→ shop 1/).waitFor();
    const answer = row(page, /order 1\s*→ shop 1\s*answered/);
    const number = await answer.getByRole('button').innerText();
    await answer.getByRole('button').press('Enter');
    await page.getByRole('heading', { name: `Step ${number}: shop 1` }).waitFor();
    expect(await answer.getAttribute('aria-current')).toBe('step');
    // The arrow keys go through the messages, in their order.
    await page.locator('.wb-messages').press('ArrowUp');
    await expect
      .poll(() => row(page, /shop 1\s*→ order 1\s*asked/).getAttribute('aria-current'))
      .toBe('step');
  });

  it('fold repeats, and narrow to the selected actor', async () => {
    const page = await open();
    await press(page, 'opened');
    for (let times = 0; times < 4; times += 1) await press(page, 'told');
    await openPanel(page, 'Messages');
    const fold = page.getByRole('button', { name: 'told × 4' });
    await fold.press('Enter');
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.wb-messages tr[data-of-run]').count()).toBe(4);
    const all = await rows(page).count();
    await page.getByLabel('Machine').selectOption('order');
    await page.getByRole('switch', { name: 'Only of order 1' }).press('Space');
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    for (const text of await rows(page).allInnerTexts()) expect(text).toContain('order 1');
  });

  it.each(['light', 'dark'] as const)('can be read on a phone, %s', async (colorScheme) => {
    const page = await open({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await press(page, 'opened');
    await showPane(page, 'Trace');
    for (const name of ['Messages', 'Actors', 'Events']) {
      await openPanel(page, name);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
      const small = await page
        .locator('.workbench *')
        .evaluateAll((all) =>
          all.flatMap((one) =>
            [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
            Number.parseFloat(getComputedStyle(one).fontSize) < 11
              ? [one.textContent]
              : [],
          ),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

describe('the actors', () => {
  it('have their kind, input and how they ended', async () => {
    const page = await open();
    await press(page, 'opened');
    await openPanel(page, 'Actors');
    const actor = (name: string) =>
      page.locator('.wb-actors .wb-actors > li').filter({ has: button(page, name) });
    expect(await actor('load 1').innerText()).toMatch(
      /promise\s*done\s*input\s*id 7\s*output\s*total 12/,
    );
    expect(await actor('pay 1').innerText()).toMatch(/promise\s*failed\s*error\s*no money/);
    expect(await actor('bell 1').innerText()).toMatch(/callback\s*running/);
    expect(await actor('counter 1').innerText()).toMatch(/transition\s*running/);
    expect(await actor('order 1').innerText()).toContain('machine');
    await press(page, 'closed');
    await expect.poll(() => actor('bell 1').innerText()).toMatch(/stopped/);
    const struck = await button(page, 'bell 1').evaluate(
      (one) => getComputedStyle(one).textDecorationLine,
    );
    expect(struck).toBe('line-through');
  });
});

describe('an event', () => {
  it('begins with the payload that it was last seen with, and is never sent bare', async () => {
    const page = await open();
    await openPanel(page, 'Events');
    await panel(page).getByRole('button', { name: 'priced …' }).click();
    const field = panel(page).getByLabel('Payload of priced');
    const send = panel(page).getByRole('button', { name: 'Send priced' });
    expect(await field.inputValue()).toBe('');
    expect(await send.isDisabled()).toBe(true);
    await field.fill('{"price": ');
    await panel(page).getByText('Not valid JSON').waitFor();
    await panel(page).getByRole('button', { name: 'priced …' }).click();
    await press(page, 'priced');
    await panel(page).getByRole('button', { name: 'priced …' }).click();
    await panel(page)
      .getByText(/As in step \d+/)
      .waitFor();
    const payload = JSON.parse(await field.inputValue());
    expect(payload).toMatchObject({ price: 402 });
    await field.fill(JSON.stringify({ ...payload, price: 7 }));
    await send.click();
    await page.getByText('price 7').first().waitFor();
    // What JSON has no form for is sent as it was.
    await openPanel(page, 'Trace');
    await page.getByRole('row', { name: /priced price 7, on Date/ }).waitFor();
    await openPanel(page, 'Messages');
    await row(page, /the app\s*→ shop 1\s*priced/)
      .first()
      .waitFor();
  });
});
