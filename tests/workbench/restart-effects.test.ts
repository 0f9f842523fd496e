import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { cartBadge, lastStep, runFrom, stepsSinceRestored } from '../support/restart-page';
import { fillCart, frameIn, rowsOf, siteHydrated, siteIn } from '../support/workbench-page';

const visit = openSite();

/** Counts effects in the site: writes to storage and history, focus moves, toasts. */
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

it('running from a recorded step does not repeat the effects of earlier steps', async () => {
  const page = await visit({ path: '/faq' });
  await countEffects(page);
  await page.goto('/statecharts');
  await siteHydrated(page);
  const newsletter = siteIn(page).locator('footer, body').getByRole('textbox').last();
  await newsletter.fill('ann@books.example');
  await newsletter.press('Enter');
  await siteIn(page).getByText('Thanks for subscribing!').waitFor();
  const [subscribed] = (await rowsOf(page, 'event:form.submitted')).map(([step]) => Number(step));
  await fillCart(page);
  expect(await effects(page)).not.toEqual(noEffects);
  const added = await lastStep(page);

  await runFrom(page, subscribed ?? 0);
  expect(await stepsSinceRestored(page, 'newsletter')).toContain(
    `restored in subscribed, from step ${subscribed}: restored`,
  );
  // The timer restarts: after a second the field is ready again, without a toast.
  await expect
    .poll(() => stepsSinceRestored(page, 'newsletter'))
    .toContainEqual(expect.stringMatching(/^moved: subscribed → ready: ✓ as specified row \d+$/));
  expect(await effects(page)).toEqual(noEffects);

  await runFrom(page, added);
  await cartBadge(page, 'Cart, 1 item');
  expect(await effects(page)).toEqual(noEffects);
  expect(await frameIn(page).evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
});
