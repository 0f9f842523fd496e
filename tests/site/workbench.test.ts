import { describe, expect, it } from 'vitest';
import { alterCart } from '../support/alter-cart';
import { openSite } from '../support/open-site';
import {
  button,
  choose,
  downloaded,
  fillCart,
  inspector,
  lit,
  openPanel,
  rowOf,
  siteHydrated,
  siteIn,
  workbench,
} from '../support/workbench-page';

const visit = openSite();
const open = () => visit(workbench);

describe('the workbench', () => {
  it('lights the states of the site as one clicks, and tells why', async () => {
    const page = await open();
    await choose(page, 'cart');
    await expect.poll(() => lit(page)).toEqual(['empty']);
    await fillCart(page);
    await expect.poll(() => lit(page)).toEqual(['filled']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      '"itemPrice": 430',
    );
    await rowOf(page, /cart 1 item\.added/)
      .getByRole('button')
      .click();
    const told = await inspector(page).innerText();
    expect(told).toContain('ST-CART-1 Adding a product');
    expect(told).toContain('moved: empty → filled');
    expect(told).toContain('itemPrice 0 → 430');
    expect(told).toMatch(/row \d+/);
    await page.locator('.chart-transition', { hasText: 'cart.emptied' }).click();
    expect(await inspector(page).innerText()).toContain('ST-CART-4');
  });

  it('says of each step what happened and which row has it, in words', async () => {
    const page = await open();
    await fillCart(page);
    await page.locator('output', { hasText: 'No step departs' }).waitFor();
    await page.getByLabel('Filter').fill('event:item.added');
    const cells = await page.locator('.wb-steps tbody tr:not([aria-hidden]) td').allInnerTexts();
    expect(cells[4]).toContain('moved: empty → filled');
    expect(cells[5]).toMatch(/^row \d+$/);
    expect(cells[6]).toContain('ST-CART-1');
    await page.getByLabel('Filter').fill('verdict:nothing');
    await rowOf(page, /ignored here|refused by is/)
      .first()
      .waitFor();
    expect(await page.locator('.wb-steps tbody').innerText()).not.toMatch(/[{}]/);
  });

  it('shows at the first wrong click that a chart is not what it should be', async () => {
    const page = await open();
    await alterCart(page);
    await page.reload();
    await fillCart(page);
    await page.getByRole('button', { name: /^1 step departs/ }).click();
    const told = await inspector(page).innerText();
    expect(told).toContain('departs');
    expect(told).toMatch(/Expected\s+itemPrice 0 → 430\s+Came\s+itemPrice 0 → 1\s/);
    expect(told).toContain('ST-CART-5 After each add or remove');
    await page.unrouteAll();
  });

  it('sends events, with a payload where they carry one', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await openPanel(page, 'Events');
    const events = page.getByRole('tabpanel');
    await events.getByRole('button', { name: 'item.added …' }).click();
    await events.getByLabel('Payload of item.added').fill('{"item":');
    expect(await events.getByRole('button', { name: 'Send item.added' }).isDisabled()).toBe(true);
    await events
      .getByLabel('Payload of item.added')
      .fill('{"item":{"id":"x","name":"X","price":402.5,"qty":2}}');
    await events.getByRole('button', { name: 'Send item.added' }).click();
    await siteIn(page).getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await events.getByRole('button', { name: 'cart.emptied' }).click();
    await expect.poll(() => lit(page)).toEqual(['empty']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      '"itemPrice": 1235',
    );
  });

  it('steps back and forth through the trace, by buttons and by keys', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await rowOf(page, /cart 1 item\.added/)
      .getByRole('button')
      .click();
    expect(await lit(page)).toEqual(['filled']);
    await button(page, 'Step back').press('Enter');
    await choose(page, 'cart');
    await expect.poll(() => lit(page)).toEqual(['empty']);
    await page.locator('.wb-steps').press('ArrowDown');
    await expect.poll(() => lit(page)).toEqual(['filled']);
    await button(page, 'Live').click();
    expect(await button(page, 'Live').isDisabled()).toBe(true);
  });

  it('keeps the ledger of clauses, leads to their steps, and makes tests of them', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Clauses');
    const clause = (id: string) => page.locator('.wb-ledger li', { hasText: new RegExp(`^${id}`) });
    expect(await clause('ST-CART-1').innerText()).toContain('exercised 1 time');
    expect(await clause('ST-CART-4').innerText()).toContain('not yet');
    const unheld = page.locator('.wb-ledger li').filter({ hasText: 'carried by no chart' });
    expect(await unheld.first().innerText()).toMatch(/Held by .+\.test\.ts/);
    const test = await downloaded(page, 'Make a test of ST-CART-1');
    expect(test).toContain("it('ST-CART-1 holds");
    expect(test.match(/"machine":"cart"/g)).toHaveLength(2);
    await clause('ST-CART-1')
      .getByRole('button', { name: /Go to step/ })
      .click();
    expect(await inspector(page).innerText()).toContain('item.added');
    const report = await downloaded(page, 'Report');
    expect(report).toMatch(/\| ST-CART-1 \| exercised 1 time \| \d+ \|/);
    expect(report).toMatch(/## Departures\s+None\./);
  });

  it('shows actors as a tree, and counts what came', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Actors');
    await page
      .getByRole('listitem')
      .filter({ hasText: /^headerScroll 1/ })
      .getByRole('listitem')
      .filter({ hasText: 'scrollPosition 1' })
      .waitFor();
    const stopped = page.locator('[data-stopped=true] > button').first();
    const name = await stopped.innerText();
    await stopped.click();
    expect(await inspector(page).innerText()).toContain(`Context of ${name}`);
    await choose(page, 'cart');
    await openPanel(page, 'Coverage');
    const counted = page.locator('.wb-coverage li', { hasText: 'filled' });
    expect((await counted.innerText()).replace(/\s+/g, ' ')).toBe('filled 1');
  });

  it('keeps its view in the address, and says when a step is not there', async () => {
    const page = await open();
    const follow = (hash: string) =>
      page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
    await siteHydrated(page);
    await follow('#machine=quantity&panel=clauses&step=9999');
    await page
      .getByRole('alert')
      .getByText(/There is no step 9999: this visit has \d+ so far\./)
      .waitFor();
    expect(await page.getByLabel('Machine').inputValue()).toBe('quantity');
    await choose(page, 'cart');
    await openPanel(page, 'Trace');
    await page.getByLabel('Filter').fill('actor:cart');
    await rowOf(page, /cart 1/)
      .getByRole('button')
      .click();
    expect(page.url()).toMatch(/#machine=cart&step=\d+&actor=cart\+1&filter=actor%3Acart$/);
    await page.reload();
    expect(await page.getByLabel('Machine').inputValue()).toBe('cart');
    expect(await page.getByLabel('Filter').inputValue()).toBe('actor:cart');
    await follow('#machine=nothing');
    await page.getByRole('alert').getByText('There is no machine “nothing” here.').waitFor();
  });

  it('shows itself', async () => {
    const page = await open();
    await siteHydrated(page);
    await page.getByLabel('Source').selectOption('This workbench');
    await openPanel(page, 'Coverage');
    await expect.poll(() => lit(page)).toEqual(['newest', 'coverage']);
    await openPanel(page, 'Trace');
    const verdicts = await page.locator('.wb-steps tbody td:nth-child(6)').allInnerTexts();
    expect(verdicts.filter((words) => !/^(start|(nothing, as )?rows? \d+)/.test(words))).toEqual(
      [],
    );
    expect(verdicts.length).toBeGreaterThan(3);
    const own = await page.getByLabel('Machine').locator('option').allInnerTexts();
    for (const machine of own) {
      await page.getByLabel('Source').selectOption('This workbench');
      await choose(page, machine);
      await page.getByLabel('Source').selectOption('App, live');
      expect(own).not.toContain(await page.getByLabel('Machine').inputValue());
    }
  });
});
