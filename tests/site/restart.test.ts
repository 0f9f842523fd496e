import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import { judgeTrace } from '@workbench/judge/judge';
import { parseTrace } from '@workbench/recorder/parse-trace';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import {
  countSteps,
  frameIn,
  goToStep,
  loadTrace,
  rowsOf,
  siteHydrated,
  siteIn,
  workbench,
} from '../support/workbench-page';
import { oracle } from '../traces/oracle';

const visit = openSite({ isIsolated: true });

/** The workbench, whose site shows a page. */
async function open(path = '/', size = {}) {
  const page = await visit({ ...workbench, ...size });
  await siteHydrated(page);
  if (path !== '/') {
    await frameIn(page).goto(path);
    await siteHydrated(page);
  }
  return page;
}

const runButton = (page: Page) => page.getByRole('button', { name: 'Run from here' });

/** Runs from a step, and waits until the site stands there. */
async function runFrom(page: Page, step: number) {
  await goToStep(page, step);
  await page.getByRole('heading', { name: new RegExp(`^Step ${step}: `) }).waitFor();
  await runButton(page).click();
  await page.getByRole('status').getByText(`The app runs on from step ${step}.`).waitFor();
}

/** The number of the last step so far, once nothing more comes. */
async function lastStep(page: Page) {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await countSteps(page);
        return count === before;
      },
      { interval: 150 },
    )
    .toBe(true);
  return count;
}

/** The steps of a machine since its actor was restored: what happened, and the verdict. */
async function stepsSinceRestored(page: Page, machine: string) {
  const rows = await rowsOf(page, `machine:${machine}`);
  const at = rows.findLastIndex((cells) => cells[5] === 'restored');
  return rows.slice(at).map((cells) => `${cells[4]}: ${cells[5]}`);
}

/** Counts in the site what effects do: writes to storage and history, focus moves, toasts. */
const countEffects = (page: Page) =>
  page.addInitScript(() => {
    if (window === top) return;
    const counts = { stored: 0, pushed: 0, focused: 0, toasts: 0 };
    const count = (owner: object, name: string, key: keyof typeof counts) => {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]) {
        counts[key] += 1;
        return original.apply(this, args);
      });
    };
    count(Storage.prototype, 'setItem', 'stored');
    count(History.prototype, 'pushState', 'pushed');
    count(HTMLElement.prototype, 'focus', 'focused');
    new MutationObserver((records) => {
      const isToast = (node: Node) =>
        node instanceof Element && node.querySelector('.Toastify__toast') !== null;
      for (const { addedNodes } of records) counts.toasts += [...addedNodes].filter(isToast).length;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { effects: counts });
  });

const effects = (page: Page) =>
  frameIn(page).evaluate(() => (globalThis as unknown as { effects: object }).effects);

const noEffects = { stored: 0, pushed: 0, focused: 0, toasts: 0 };

const cartBadge = (page: Page, name: string) =>
  siteIn(page).getByRole('link', { name, exact: true }).waitFor();

describe('running from a recorded step', () => {
  it('puts the site itself back, and goes on from there', async () => {
    const page = await open('/shop/shop-details');
    const add = siteIn(page).getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await cartBadge(page, 'Cart, 1 item');
    const one = await lastStep(page);
    await add.click();
    await cartBadge(page, 'Cart, 2 items');
    await siteIn(page).getByRole('link', { name: 'Cart, 2 items' }).click();
    await siteIn(page).getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
    await siteIn(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect.poll(() => rowsOf(page, 'event:item.removed')).toHaveLength(1);
    const before = await lastStep(page);

    await runFrom(page, one);
    await cartBadge(page, 'Cart, 1 item');
    expect(new URL(frameIn(page).url()).pathname).toBe('/shop/shop-details');
    expect(await stepsSinceRestored(page, 'cart')).toEqual([
      `restored in filled, as at step ${one}: restored`,
    ]);
    await add.click();
    await cartBadge(page, 'Cart, 2 items');
    await expect
      .poll(() => stepsSinceRestored(page, 'cart'))
      .toEqual([
        `restored in filled, as at step ${one}: restored`,
        expect.stringMatching(/qty 1 → 2.*: row \d+$/),
      ]);

    // Nothing of before is lost, all of it can be judged, and the step can be run from again.
    expect(await countSteps(page)).toBeGreaterThan(before);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save trace' }).click();
    const trace = parseTrace(await text(await (await download).createReadStream()));
    const kinds = judgeTrace(trace, oracle).map(({ verdict }) => verdict.kind);
    expect(kinds.filter((kind) => ['departs', 'unjudged'].includes(kind))).toEqual([]);
    expect(kinds.lastIndexOf('restored')).toBeGreaterThanOrEqual(before);
    await runFrom(page, one);
    await cartBadge(page, 'Cart, 1 item');
  });

  it('repeats no effect of the steps before', async () => {
    const page = await visit({ path: '/faq' });
    await countEffects(page);
    await page.goto('/statecharts');
    await siteHydrated(page);
    const newsletter = siteIn(page).locator('footer, body').getByRole('textbox').last();
    await newsletter.fill('ann@books.example');
    await newsletter.press('Enter');
    await siteIn(page).getByText('Thanks for subscribing!').waitFor();
    const [subscribed] = (await rowsOf(page, 'event:form.submitted')).map(([step]) => Number(step));
    await siteIn(page).getByRole('button', { name: 'Open menu' }).click();
    await siteIn(page).getByRole('dialog').locator('summary').filter({ hasText: 'Shop' }).click();
    await siteIn(page).getByRole('dialog').getByRole('link', { name: 'Shop Details' }).click();
    await siteIn(page).getByRole('button', { name: 'Add to Cart' }).click();
    await cartBadge(page, 'Cart, 1 item');
    expect(await effects(page)).not.toEqual(noEffects);
    const added = await lastStep(page);

    await runFrom(page, subscribed ?? 0);
    expect(await stepsSinceRestored(page, 'newsletter')).toContain(
      `restored in subscribed, as at step ${subscribed}: restored`,
    );
    // Its time begins anew: after a second the field is ready again, and no toast was shown.
    await expect
      .poll(() => stepsSinceRestored(page, 'newsletter'))
      .toContainEqual(expect.stringMatching(/^moved: subscribed → ready: row \d+$/));
    expect(await effects(page)).toEqual(noEffects);

    await runFrom(page, added);
    await cartBadge(page, 'Cart, 1 item');
    expect(await effects(page)).toEqual(noEffects);
    expect(await frameIn(page).evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  });

  it('opens the menu that was open, with its submenu', async () => {
    const page = await open();
    const dialog = siteIn(page).getByRole('dialog');
    await siteIn(page).getByRole('button', { name: 'Open menu' }).click();
    await dialog.locator('summary').filter({ hasText: 'Shop' }).click();
    await siteIn(page).locator('dialog details[open]').waitFor();
    const opened = await lastStep(page);
    await dialog.getByRole('link', { name: 'Shop Details' }).click();
    await siteIn(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    await runFrom(page, opened);
    await dialog.waitFor();
    expect(await siteIn(page).locator('dialog details[open] summary').innerText()).toBe('Shop');
    expect(new URL(frameIn(page).url()).pathname).toBe('/');
    await dialog.getByRole('link', { name: 'Shop Details' }).click();
    await siteIn(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    expect(await stepsSinceRestored(page, 'navigation')).toContainEqual(
      expect.stringMatching(/^moved: settled → loading.*: row \d+$/),
    );
  });

  it('keeps open the submenu of wide screens that was pressed', async () => {
    const page = await open('/faq', { width: 2700 });
    const shop = siteIn(page).locator('[data-group] summary').filter({ hasText: 'Shop' });
    await shop.press('Enter');
    await siteIn(page).locator('.submenu-group[open]').waitFor();
    const opened = await lastStep(page);
    await shop.press('Enter');
    await siteIn(page).locator('.submenu-group[open]').waitFor({ state: 'detached' });
    await runFrom(page, opened);
    await siteIn(page).locator('.submenu-group[open]').waitFor();
    expect(await stepsSinceRestored(page, 'desktopMenu')).toEqual([
      `restored in pinned, as at step ${opened}: restored`,
    ]);
  });

  it('follows in what the browser itself opens, chooses and fills in', async () => {
    const page = await open('/pricing');
    const yearly = siteIn(page).getByRole('radio', { name: /year/i }).first();
    await yearly.press(' ');
    const chosen = await lastStep(page);
    await frameIn(page).goto('/faq');
    await siteHydrated(page);
    const open3 = siteIn(page).locator('main details').nth(2);
    await open3.locator('summary').click();
    const answered = await lastStep(page);
    await siteIn(page).locator('main details').nth(1).locator('summary').click();
    await frameIn(page).goto('/checkout');
    await siteHydrated(page);
    const coupon = siteIn(page).locator('main details').first();
    await coupon.locator('summary').click();
    await siteIn(page).locator('main details[open]').waitFor();
    const uncovered = await lastStep(page);
    const country = siteIn(page).getByRole('combobox').first();
    await country.fill('new z');
    const typed = await lastStep(page);
    await country.press('Escape');
    await coupon.locator('summary').click();

    await runFrom(page, chosen);
    expect(await yearly.isChecked()).toBe(true);
    await runFrom(page, answered);
    expect(await siteIn(page).locator('main details[open]').count()).toBe(1);
    expect(await open3.getAttribute('open')).not.toBeNull();
    await runFrom(page, uncovered);
    expect(await coupon.getAttribute('open')).not.toBeNull();
    await runFrom(page, typed);
    expect(await country.inputValue()).toBe('new z');
    await siteIn(page).getByRole('option', { name: 'New Zealand' }).click();
    expect(await country.inputValue()).toBe('New Zealand');
    await page.locator('output', { hasText: 'No step departs' }).waitFor();
    expect(await rowsOf(page, 'verdict:departs')).toEqual([]);
  });

  it('begins what a state was waiting for anew', async () => {
    const page = await open('/faq');
    await siteIn(page)
      .getByRole('link', { name: 'Cart, 0 items' })
      .or(siteIn(page).getByRole('link', { name: 'Home', exact: true }))
      .first()
      .click();
    await siteIn(page).locator('main').waitFor();
    await lastStep(page);
    const [loading] = (await rowsOf(page, 'event:link.followed')).map(([step]) => Number(step));
    const target = new URL(frameIn(page).url()).pathname;
    await runFrom(page, loading ?? 0);
    await expect.poll(() => new URL(frameIn(page).url()).pathname).toBe(target);
    expect(await stepsSinceRestored(page, 'navigation')).toEqual([
      `restored in loading, as at step ${loading}: restored`,
      expect.stringMatching(/^moved: loading → settled.*: row \d+$/),
    ]);
  });
});

describe('a trace from a file', () => {
  const golden = readFileSync('tests/traces/visit.json', 'utf8');

  it('can be run from, and stays as it is', async () => {
    const page = await open();
    const steps = judgeTrace(parseTrace(golden), oracle);
    const at = steps.findIndex(({ machine, to }) => machine === 'cart' && to === 'filled');
    const [line] = (steps[at]?.context.cartItems ?? []) as { qty: number }[];
    const pieces = line?.qty;
    await loadTrace(page, golden, 'visit.json');
    await page.getByText(`of ${steps.length}`).waitFor();
    await goToStep(page, at + 1);
    await page.getByRole('heading', { name: `Step ${at + 1}: cart` }).waitFor();
    await runButton(page).click();
    await page.getByText(`The app runs on from step ${at + 1} of visit.json.`).waitFor();
    await cartBadge(page, `Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`);
    expect(await page.getByLabel('Source').inputValue()).toBe('app');
    await page.getByLabel('Source').selectOption({ label: `visit.json, ${steps.length} steps` });
    await page.getByText(`of ${steps.length}`).waitFor();
  });

  it.each([
    [
      'a context that the machine cannot have',
      { changed: { items: [] } },
      /^cart 1 cannot be restored: its context has items, where cart has cartItems/,
    ],
    [
      'an address that is elsewhere',
      {
        machine: 'navigation',
        actor: 'navigation 1',
        event: { type: 'xstate.init', input: { path: '/', place: { address: '/', index: 0 } } },
        to: 'settled',
        changed: {
          path: '/',
          place: { address: '//elsewhere.example/', index: 0 },
          target: '/',
          bar: { address: '/', index: 0 },
        },
      },
      /^The step happened at \/\/elsewhere\.example\/, which is no page of this site\.$/,
    ],
  ])('is refused if a step has %s, and the site stays', async (_, change, reason) => {
    const page = await open('/faq');
    const step = {
      time: 0,
      actor: 'cart 1',
      machine: 'cart',
      event: { type: 'xstate.init' },
      from: null,
      to: 'empty',
      clauses: [],
      ...change,
    };
    await frameIn(page).evaluate(() => Object.assign(globalThis, { isSame: true }));
    await loadTrace(page, JSON.stringify({ format: 'accupay trace 1', steps: [step] }));
    await page.getByText('Step 1 of 1').waitFor();
    await goToStep(page, 1);
    await runButton(page).click();
    expect(await page.locator('.wb-restart [role=alert] p').innerText()).toMatch(reason);
    expect(await frameIn(page).evaluate(() => 'isSame' in globalThis)).toBe(true);
  });
});

describe('the button', () => {
  it.each([
    [1280, 'light'],
    [1440, 'dark'],
    [390, 'light'],
  ] as const)(
    'at %i px, %s, says what comes back, works by keyboard, and suits axe',
    async (width, colorScheme) => {
      const page = await open('/', { width, colorScheme });
      const last = await lastStep(page);
      await goToStep(page, last);
      await page.locator('.wb-restart summary').press('Enter');
      await page.getByText('What no machine holds does not come back').waitFor();
      await runButton(page).press('Enter');
      await page.getByText(`The app runs on from step ${last}.`).waitFor();
      expect(await runButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await page.locator('.wb-restart summary').press('Enter');
      const { violations } = await new AxeBuilder({ page }).include('.wb-inspector').analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    },
  );

  it('is not offered for the workbench’s own steps', async () => {
    const page = await open();
    await page.getByLabel('Source').selectOption('This workbench');
    await page.getByRole('heading', { name: /^Step \d+: view/ }).waitFor();
    expect(await runButton(page).count()).toBe(0);
  });
});
