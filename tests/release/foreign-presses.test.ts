import { describe, expect, it } from 'vitest';
import { fewFrames } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';
import { cartOf, toCart } from '../support/shop';
import { translatePage } from './browser-additions';

const visit = openSite({ isIsolated: true });

describe('a press on a part that React renders anew because of it', () => {
  /** Holds back the hydration of what is not pressed. */
  const neverIdle = `
    const post = MessagePort.prototype.postMessage;
    let tasks = 0;
    MessagePort.prototype.postMessage = function (...message) {
      tasks += 1;
      if (tasks < 3) post.apply(this, message);
      else setTimeout(() => post.apply(this, message), 400);
    };`;

  it.for(['mouse', 'touch', 'keyboard'] as const)('counts once, by %s', async (kind) => {
    const page = await visit({
      path: '/robots.txt',
      isStatic: true,
      isAltered: true,
      hasTouch: true,
    });
    await page.addInitScript(
      `${neverIdle} addEventListener('DOMContentLoaded', () => (${translatePage})('replaced'))`,
    );
    await page.goto(product.path);
    const button = page.getByRole('button', { name: 'Add to Cart' });
    if (kind === 'mouse') await button.click();
    if (kind === 'touch') await button.tap();
    if (kind === 'keyboard') await button.press('Enter');
    await allHydrated(page);
    await toCart(page);
    const { lines } = await cartOf(page);
    expect(lines.map(([, quantity]) => quantity)).toEqual(['1']);
  });

  it('presses nothing later if the page was scrolled by it', async () => {
    const page = await visit({
      path: '/robots.txt',
      isStatic: true,
      isAltered: true,
      isMobile: true,
      hasTouch: true,
      width: 390,
    });
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => (${translatePage})('replaced'))`,
    );
    const release = await holdRequests(page, '**/*.js');
    await page.goto(product.path);
    const button = page.getByRole('button', { name: 'Add to Cart' });
    await button.scrollIntoViewIfNeeded();
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    const [at, from] = [x + 40, y + 20];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: ys.map((to) => ({ x: at, y: to })),
      });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from - step * 20);
    await touch('touchEnd');
    await expect.poll(async () => (await button.boundingBox())?.y).toBeLessThan(y - 60);
    release();
    await allHydrated(page);
    await page.touchscreen.tap(at, from);
    await fewFrames(page);
    expect(await page.getByRole('link', { name: /^Cart, / }).count(), 'ST-CART-1').toBe(0);
  });
});
