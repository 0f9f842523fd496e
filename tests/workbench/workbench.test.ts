import { describe, expect, it } from 'vitest';
import { shop } from '@/content/shop';
import { clauseTests } from '@/workbench/clause-tests.excerpt';
import { linkToClause } from '@/workbench/link';
import { payloads } from '@/workbench/panels/event-panel';
import { alterCart } from '../support/alter-cart';
import { openSite } from '../support/open-site';
import {
  activeStates,
  button,
  choose,
  fillCart,
  inspector,
  openPanel,
  rowOf,
  siteHydrated,
  siteIn,
  workbench,
} from '../support/workbench-page';

const visit = openSite();

/** The price of the product that `fillCart` adds. */
const { price } = shop.unknown;

const open = () => visit(workbench);

describe('the workbench', () => {
  it('highlights the site’s active states on each click, with the reason', async () => {
    const page = await open();
    await choose(page, 'cart');
    await expect.poll(() => activeStates(page)).toEqual(['empty']);
    await fillCart(page);
    await expect.poll(() => activeStates(page)).toEqual(['filled']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      `"itemPrice": ${price}`,
    );
    await rowOf(page, /item\.added .*cart 1/)
      .getByRole('button')
      .click();
    const details = await inspector(page).innerText();
    expect(details).toMatch(/ST-CART-1 [A-Z]/);
    expect(details).toContain('moved: empty → filled');
    expect(details).toContain('Sent by the page, or by hand.');
    expect(details).toContain(`itemPrice 0 → ${price}`);
    expect(details).toMatch(/row \d+/);
    await page.locator('.chart-transition', { hasText: 'cart.emptied' }).click();
    expect(await inspector(page).innerText()).toContain('ST-CART-4');
  });

  it('reports the first click that departs from the chart', async () => {
    const page = await open();
    await alterCart(page);
    await page.reload();
    await fillCart(page);
    await page.getByRole('button', { name: /^1 departure/ }).click();
    await page.locator('.chart-transition[data-lit=departs]').waitFor();
    const details = await inspector(page).innerText();
    expect(details).toContain('departs');
    expect(details).toMatch(
      new RegExp(String.raw`Specification\s+itemPrice 0 → ${price}\s+App\s+itemPrice 0 → 1\s`),
    );
    expect(details).toMatch(/ST-CART-5 [A-Z]/);
    await page.unrouteAll();
  });

  it('sends events, with a payload if they have one', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await openPanel(page, 'Events');
    const events = page.getByRole('tabpanel');
    await events.getByRole('button', { name: 'item.added …' }).click();
    const field = events.getByLabel('Payload of item.added');
    expect(JSON.parse(await field.inputValue())).toEqual(payloads.cart?.['item.added']);
    await field.fill('{"item":');
    await events.getByText('Not a JSON object.').waitFor();
    expect(await events.getByRole('button', { name: 'Send item.added' }).isDisabled()).toBe(true);
    await events
      .getByLabel('Payload of item.added')
      .fill('{"item":{"id":"x","name":"X","price":402.5,"qty":2}}');
    await events.getByRole('button', { name: 'Send item.added' }).click();
    await siteIn(page).getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await events.getByRole('button', { name: 'cart.emptied' }).click();
    await expect.poll(() => activeStates(page)).toEqual(['empty']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      `"itemPrice": ${price + 2 * 402.5}`,
    );
  });

  it('steps through the trace by buttons and keys', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await rowOf(page, /item\.added .*cart 1/)
      .getByRole('button')
      .click();
    expect(await activeStates(page)).toEqual(['filled']);
    await button(page, 'Previous step').press('Enter');
    await choose(page, 'cart');
    await expect.poll(() => activeStates(page)).toEqual(['empty']);
    await page.locator('.wb-steps').press('ArrowDown');
    await expect.poll(() => activeStates(page)).toEqual(['filled']);
    await button(page, 'Live').click();
    expect(await button(page, 'Live').getAttribute('aria-pressed')).toBe('true');
  });

  it('lists clauses with their tests, and links to their steps', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Clauses');
    const clause = (id: string) =>
      page.locator('.wb-clauses li', { hasText: new RegExp(`^${id}`) });
    expect(await clause('ST-CART-1').innerText()).toContain('exercised 1 time');
    expect(await clause('ST-CART-4').innerText()).toContain('not exercised yet');
    const shown = await page.locator('.wb-clauses li').evaluateAll((all) =>
      all.map((one) => ({
        id: one.querySelector('strong')?.textContent ?? '',
        tests: one.querySelector('small')?.textContent,
      })),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, tests } of shown) {
      const files = clauseTests[id];
      expect(tests, id).toBe(files && `Covered by ${files.join(', ')}.`);
    }
    await clause('ST-CART-1').getByRole('button', { name: 'Show ST-CART-1 in cart' }).click();
    const marked = page.locator('.statechart svg [data-cited]');
    await expect.poll(() => marked.count()).toBe(4);
    await clause('ST-CART-1')
      .getByRole('button', { name: /Go to step/ })
      .click();
    expect(await inspector(page).innerText()).toContain('item.added');
  });

  it('shows the actors and coverage', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Actors');
    const listed = page.locator('.wb-actors li');
    await listed
      .filter({ hasText: /^scrollPosition 1 .*running, started by headerScroll 1/ })
      .waitFor();
    const stopped = listed
      .filter({ hasText: /stopped in / })
      .first()
      .getByRole('button');
    const name = await stopped.innerText();
    await stopped.click();
    expect(await inspector(page).innerText()).toContain(`Context of ${name}`);
    await choose(page, 'cart');
    await openPanel(page, 'Coverage');
    const counted = page
      .getByRole('region', { name: 'Coverage' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'filled', exact: true }) });
    expect(await counted.last().locator('> small').innerText()).toBe('once');
  });

  it('stores the view in the URL and reports missing steps', async () => {
    const page = await open();
    const follow = (hash: string) =>
      page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
    await siteHydrated(page);
    await follow('#machine=quantity&panel=clauses&step=9999');
    await inspector(page)
      .getByText(/Step 9999 hasn’t happened yet; this visit has \d+ steps so far\./)
      .waitFor();
    expect(await page.getByLabel(/^Machine/).inputValue()).toBe('quantity');
    await choose(page, 'cart');
    await openPanel(page, 'Trace');
    await page.getByLabel('Filter').fill('actor:cart');
    await rowOf(page, /cart 1/)
      .getByRole('button')
      .click();
    expect(page.url()).toMatch(/#machine=cart&step=\d+&actor=cart\+1&filter=actor%3Acart$/);
    await page.reload();
    expect(await page.getByLabel(/^Machine/).inputValue()).toBe('cart');
    expect(await page.getByLabel('Filter').inputValue()).toBe('actor:cart');
    await follow('#machine=nothing');
    await page.getByRole('alert').getByText('Machine “nothing” not found.').waitFor();
  });

  it('opens at a clause, and at the part of the chart that carries it', async () => {
    const page = await visit({
      ...workbench,
      path: `/statecharts${linkToClause('ST-CART-4', { machine: 'cart', id: 'cart.empty' })}`,
    });
    const marked = page.locator('.wb-clauses [aria-current]');
    const isInView = () =>
      marked.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const list = one.closest('.wb-scroll')?.getBoundingClientRect();
        return list !== undefined && top >= list.top && bottom <= list.bottom;
      });
    await expect.poll(() => marked.innerText()).toMatch(/^ST-CART-4\s/);
    expect(await isInView()).toBe(true);
    expect(await page.getByLabel(/^Machine/).inputValue()).toBe('cart');
    await page.locator('[data-id="cart.empty"][data-selected]').waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkToClause('ENT'));
    await expect.poll(() => marked.innerText()).toMatch(/^ENT\s/);
    expect(await isInView()).toBe(true);
    await openPanel(page, 'Trace');
    expect(page.url()).not.toContain('clause=');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkToClause('NONE-1'));
    await page.getByRole('alert').getByText('Clause “NONE-1” not found.').waitFor();
  });
});
