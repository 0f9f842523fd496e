import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auth } from '@/content/auth';
import { testimonials } from '@/content/testimonials';
import { pathname } from '../support/browsing';
import { everyPath } from '../support/checked-paths';
import { holdRequests } from '../support/hold-requests';
import { isHydrated } from '../support/is-hydrated';
import { nightly } from '../support/nightly';
import { allHydrated, hydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';

/** The place of the review that is shown. */
const place = new RegExp(`\\d of ${testimonials.length}`);

const visit = openSite({ isIsolated: true, reducedMotion: 'no-preference' });

/** Opens a page without its modules, which load when the returned function is called. */
async function visitUnhydrated(path: string) {
  const page = await visit({ path: '/robots.txt', isStatic: true });
  const release = await holdRequests(page, '**/*.js');
  await page.goto(path);
  return { page, release };
}

/** Runs in each document before its scripts: makes idle callbacks wait for their timeout. */
const neverIdle = () => {
  globalThis.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
    timeout > 0
      ? Number(setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }))
      : 0;
};

/** Resolves once the browser has run the idle callbacks that were pending. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Runs in each document before its scripts: takes the time of each task of React's scheduler, in ms. */
const timeTasks = () => {
  const times: number[] = [];
  Object.assign(globalThis, { taskTimes: times });
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(handler: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => {
        const started = performance.now();
        handler(event);
        times.push(performance.now() - started);
      });
    },
  });
};

it('hydrates the sections of a page in many tasks, between which a press is answered', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true });
  await page.addInitScript(timeTasks);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  await isIdle(page);
  const times = (await page.evaluate('taskTimes')) as number[];
  const total = times.reduce((sum, time) => sum + time, 0);
  // About 0.2; above 0.5 if all sections hydrate in one task.
  expect(Math.max(...times) / total).toBeLessThan(0.4);
});

describe('before hydration', () => {
  it.concurrent.for(nightly(everyPath, ['/', '/pricing', '/checkout']))(
    '%s has its height and all of its text',
    async (path, { expect, onTestFinished }) => {
      const page = await visit({ path, width: 390, blockScripts: true }, onTestFinished);
      const measure = () =>
        page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          lines: document.querySelector('main')?.innerText.split('\n') ?? [],
          clocks: [...document.querySelectorAll<HTMLElement>('main [data-clock]')].flatMap(
            ({ innerText }) => innerText.split('\n'),
          ),
        }));
      await page.evaluate(() => document.fonts.ready);
      const before = await measure();
      await page.unroute('**/*.js');
      await page.reload();
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const after = await measure();
      expect(Math.abs(before.height - after.height)).toBeLessThan(40);
      const known = [...before.lines, ...after.clocks];
      const later = after.lines.filter((line) => !known.includes(line));
      expect(later, `text of ${path} that only a running page has`).toEqual([]);
    },
  );

  it('a link pressed after Add to Cart keeps the cart', async () => {
    const { page, release } = await visitUnhydrated(product.path);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    release();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.waitForFunction(isHydrated);
    // The link was followed once: another one leads on.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await page.waitForFunction(isHydrated);
    await isIdle(page);
    expect(pathname(page)).toBe('/contact');
  });

  it('a page of an unknown name keeps what is typed (RT-5)', async () => {
    const { page, release } = await visitUnhydrated('/blog/no-such-post');
    const field = page.locator('main').getByRole('textbox').first();
    await field.fill('Seven');
    release();
    await allHydrated(page);
    expect(await field.inputValue()).toBe('Seven');
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('Enter in a country does not submit the order (CHK-2, ST-SELECT)', async () => {
    const { page, release } = await visitUnhydrated('/checkout');
    const field = page.getByRole('combobox', { name: 'Country' });
    await field.fill('Canada');
    await field.press('Enter');
    release();
    await allHydrated(page);
    await isIdle(page);
    expect(await page.getByText('no order was sent').count()).toBe(0);
    await field.press('Tab');
    await expect.poll(() => page.locator('[name=country]').inputValue()).toBe('Canada');
  });

  it('a press counts before those that follow it during hydration (ST-QTY, ST-CART-1)', async () => {
    const { page, release } = await visitUnhydrated(product.path);
    await page.getByRole('button', { name: 'One more' }).click();
    // Once the page has hydrated, and its sections have not.
    await page
      .getByRole('button', { name: 'Add to Cart' })
      .evaluate((button: HTMLButtonElement) => {
        const mark = performance.mark.bind(performance);
        performance.mark = (name, ...rest) => {
          if (name === 'hydrated') queueMicrotask(() => button.click());
          return mark(name, ...rest);
        };
      });
    release();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor({ timeout: 10_000 });
  });

  it('a link opens its document immediately if no button was pressed before', async () => {
    const { page } = await visitUnhydrated(product.path);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  });
});

it('a page hydrates even if the browser is never idle', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true });
  await page.addInitScript(neverIdle);
  await page.goto('/faq');
  await hydrated(page);
});

describe('if the carousel code fails to load', () => {
  const withoutCarousels = async (path: string) => {
    const page = await visit({ path: '/robots.txt', isStatic: true, expectsFailedRequests: true });
    await page.route(/assets\/(carousel|slide-show)-.*\.js$/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto(path);
    return { page, refused };
  };

  it('the reviews are a scrollable row, and the counter does not advance (AUTH-1)', async () => {
    const { page, refused } = await withoutCarousels('/login');
    await page.clock.install();
    await refused;
    await page.clock.runFor(10_000);
    expect(await page.getByText(place).innerText()).toContain(`1 of ${testimonials.length}`);
    expect(await page.locator('.carousel-single [aria-hidden="true"]:not(svg)').count()).toBe(0);
    expect(await page.getByRole('button', { name: auth.reviews.next }).count()).toBe(0);
  });
});
