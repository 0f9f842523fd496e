import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';
import { question } from '../support/sample';

const visit = openSite({ reducedMotion: 'no-preference' });

/** How long to wait for a motion to begin, in ms. */
const timeout = 10_000;

declare global {
  /** The durations of the transitions that have begun since `listen`, in ms. */
  var begun: unknown[];
  /** The elements on which they have begun. */
  var moving: Set<Element>;
}

/** Records how long the transitions of these elements take, by the browser's own clock. */
const listen = (page: Page, selector: string) =>
  page.evaluate((css) => {
    globalThis.begun = [];
    globalThis.moving = new Set();
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element && target.matches(css))) return;
      moving.add(target);
      for (const { effect } of target.getAnimations()) {
        begun.push(effect?.getComputedTiming().duration);
      }
    });
  }, selector);

const recorded = (page: Page) => page.evaluate(() => begun);

/** The durations that were recorded, each once, in ms. */
const slideTimes = async (page: Page) => [...new Set(await recorded(page))];

it('a logo takes 6 s to scroll by (BIZ-9)', async () => {
  const page = await visit();
  await listen(page, '.carousel-logos > .carousel-track');
  await page.locator('.carousel-logos').scrollIntoViewIfNeeded();
  await expect.poll(() => slideTimes(page), { message: 'BIZ-9 on /', timeout }).toEqual([6000]);
});

it('a testimonial takes 12 s to scroll by, in both rows (BIZ-10)', async () => {
  const page = await visit();
  await listen(page, '.carousel-testimonials > .carousel-track');
  await page.locator('.carousel-testimonials').last().scrollIntoViewIfNeeded();
  const message = 'BIZ-10 on /';
  // A row that is held on the way, as by a busy machine, begins once more.
  await expect.poll(() => page.evaluate(() => moving.size), { message, timeout }).toBe(2);
  expect(await slideTimes(page), message).toEqual([12_000]);
});

it('on a phone, a testimonial rests for 12 s, then slides on in 300 ms (BIZ-10)', async () => {
  // A page of its own, for its clock.
  const page = await visit({ width: 390, now: new Date() });
  const row = page.locator('.carousel-testimonials').first();
  await row.scrollIntoViewIfNeeded();
  await page.locator('.carousel-testimonials.swiper-initialized').first().waitFor();
  await row.hover();
  await page.clock.install();
  await listen(page, '.carousel-testimonials > .carousel-track');
  await page.mouse.move(2, 2);
  await page.clock.runFor(11_000);
  expect(await slideTimes(page), 'BIZ-10 on / at 390 px').toEqual([]);
  await page.clock.runFor(1100);
  await expect
    .poll(() => slideTimes(page), { message: 'BIZ-10 on / at 390 px', timeout })
    .toEqual([300]);
});

it('a slider takes 300 ms to its next slide (BIZ-10)', async () => {
  const page = await visit({ path: '/login' });
  await page.locator('.carousel-single.swiper-initialized').waitFor();
  await listen(page, '.carousel-single > .carousel-track');
  await page.getByRole('button', { name: auth.reviews.next }).click();
  const message = 'BIZ-10 on /login';
  await expect.poll(() => slideTimes(page), { message, timeout }).toEqual([300]);
});

/**
 * Opens or closes a disclosure and watches its height in each frame; resolves with how long it changed,
 * in ms, and the transition that its style declares. Browsers report no animation of
 * `::details-content`.
 */
async function watchToggle(trigger: Locator) {
  const watch = await trigger.evaluateHandle((summary) => {
    const run = async () => {
      const details = summary.parentElement as HTMLDetailsElement;
      const wasOpen = details.open;
      let before = details.getBoundingClientRect().height;
      // From the last frame before it, since the first one after it may be late.
      let started = performance.now();
      while (details.open === wasOpen) {
        started = performance.now();
        await new Promise(requestAnimationFrame);
      }
      const { transitionDuration, transitionDelay, transitionTimingFunction } = getComputedStyle(
        details,
        '::details-content',
      );
      let changedAt = started;
      for (let now = started; now - changedAt < 1000; now = performance.now()) {
        await new Promise(requestAnimationFrame);
        const { height } = details.getBoundingClientRect();
        if (height !== before) changedAt = performance.now();
        before = height;
      }
      const first = (list: string) => list.split(', ')[0];
      return {
        took: changedAt - started,
        declared: [transitionDuration, transitionDelay, transitionTimingFunction].map(first),
      };
    };
    // Within an object, so that nobody waits for it before the click.
    return { toggled: run() };
  });
  await trigger.click();
  return watch.evaluate(({ toggled }) => toggled);
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' }).locator('summary').first();
};

it.each([
  ['BIZ-8', '/faq', 1280, (page: Page) => summary(page, question), 250],
  ['BIZ-8, ST-COUPON', '/checkout', 1280, (page: Page) => summary(page, 'Click here'), 500],
  ['BIZ-8, ST-MENU', '/', 390, openMenu, 700],
])('%s: a collapsible of %s', async (clause, path, width, find, duration) => {
  const page = await visit({ path, width });
  const trigger = await find(page);
  for (const change of ['opens', 'closes']) {
    const { took, declared } = await watchToggle(trigger);
    const message = `${clause} on ${path}: it ${change}`;
    expect(declared, message).toEqual([`${duration / 1000}s`, '0s', 'ease']);
    expect(took, message).toBeGreaterThan(0.7 * duration);
    expect(took, message).toBeLessThan(2 * duration + 500);
  }
});

it('collapsibles open at once for visitors who ask for less motion (BIZ-8)', async () => {
  const page = await visit({ path: '/checkout', reducedMotion: 'reduce' });
  const { declared } = await watchToggle(summary(page, 'Click here'));
  expect(declared.slice(0, 2), 'BIZ-8 on /checkout').toEqual(['0s', '0s']);
});
