import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { posts } from '@/content/posts';
import { isHydrated } from '../support/is-hydrated';
import type { Driver } from './driver';
import { findEngines } from './find-engines';
import { reading } from './reading';

const wide = [1280, 900] as const;
/** As narrow as WebKitGTK's window may be, and a little. */
const narrow = [460, 860] as const;

const link = (name: string, within = 'main') => ({ css: `${within} a`, name });
const button = (name: string, within = 'body') => ({ css: `${within} button`, name });
const summary = (name: string, within: string) => ({ css: `${within} summary`, name });
const choice = (name: string) => ({ css: 'main .choices label', name });

describe.each(findEngines())('$name', ({ start }) => {
  describe.skipIf(!start)('takes a visitor', () => {
    let driver: Driver;
    let read: ReturnType<typeof reading>;
    let tolerated: string[];

    beforeAll(async () => {
      if (!start) return;
      driver = await start({ siteUrl: inject('siteUrl'), listeningUrl: inject('listeningUrl') });
      read = reading(driver);
    });
    afterAll(() => driver?.close());
    beforeEach(async () => {
      tolerated = [];
      await driver.setViewport(...wide);
    });
    afterEach(async () => {
      const complaints = await driver.complaints();
      const isTolerated = (text: string) => tolerated.some((part) => text.includes(part));
      expect(complaints.filter((text) => !isTolerated(text))).toEqual([]);
    });

    const shows = async (heading: string) => {
      await expect.poll(() => read.text('h1')).toBe(heading);
      // While one page turns into the next, a press lands on neither.
      const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName;
      await expect.poll(() => driver.evaluate(middle)).not.toBe('html');
    };
    const visit = async (path: string) => {
      await driver.open(path);
      await expect.poll(() => driver.evaluate(isHydrated)).toBe(true);
    };

    it('to the home page, which answers to script (HOME-1)', async () => {
      await visit('/');
      expect(await read.title()).toBe('Home - Accupay Vue App');
      expect(await read.text('h1')).not.toBe('');
      await driver.click(choice('Yearly'));
      await expect.poll(() => read.text('main li > p > .figure')).toBe('120');
      await driver.click(link('Learn More from the questions owners ask'));
      await shows('FAQ');
    });

    it('under eyes that miss no complaint of the console', async () => {
      await visit('/faq');
      await driver.evaluate(() => {
        console.error('an error');
        console.warn('a warning');
        setTimeout(() => {
          throw new Error('uncaught');
        });
      });
      const heard: string[] = [];
      const hear = async () => {
        heard.push(...(await driver.complaints()));
        return heard.join();
      };
      await expect.poll(hear).toMatch(/an error,a warning,.*uncaught/);
    });

    it('through the dropdown menu (LAY-2)', async () => {
      await visit('/about');
      const expanded = () => read.texts('header details[open] > summary');
      await driver.click(summary('Shop', 'header'));
      await expect.poll(expanded).toEqual(['Shop']);
      await driver.press('Escape');
      await expect.poll(expanded).toEqual([]);
      await driver.press('Enter');
      await expect.poll(expanded).toEqual(['Shop']);
      await driver.click(link('All Courses', 'header'));
      await shows('Shop');
      await expect.poll(expanded).toEqual([]);
    });

    it('through the mobile menu (LAY-3, ST-MENU)', async () => {
      await driver.setViewport(...narrow);
      await visit('/about');
      const expanded = () => read.texts('#mobile-menu details[open] > summary');
      await driver.click(button('Open menu'));
      await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(true);
      await driver.click(summary('Shop', '#mobile-menu'));
      await expect.poll(expanded).toEqual(['Shop']);
      await driver.click(summary('Pages', '#mobile-menu'));
      await expect.poll(expanded).toEqual(['Pages']);
      await driver.press('Escape');
      await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
      await driver.click(button('Open menu'));
      await driver.click(button('Close menu'));
      await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
      await driver.click(button('Open menu'));
      await driver.click(link('Contact', '#mobile-menu'));
      await shows('Contact');
      await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
    });

    it('by a link, and Back to where it was (RT-1)', async () => {
      await visit('/about');
      await driver.evaluate(() => {
        const noteOffset = () => Object.assign(globalThis, { offset: Math.round(scrollY) });
        addEventListener('click', noteOffset, { capture: true, once: true });
      });
      await driver.click(link('Contact', 'footer'));
      await shows('Contact');
      await expect.poll(read.title).toBe('Contact - Accupay Vue App');
      await expect.poll(() => driver.evaluate(() => scrollY)).toBe(0);
      await driver.back();
      await shows('About');
      await expect.poll(read.title).toBe('About - Accupay Vue App');
      await expect.poll(read.path).toBe('/about');
      // Only this document knows it: it was never loaded again.
      const offset = await driver.evaluate(() => (globalThis as { offset?: number }).offset);
      expect(offset).toBeGreaterThan(500);
      await expect.poll(() => driver.evaluate(() => Math.round(scrollY))).toBe(offset);
    });

    it('to an answer, one at a time (ST-FAQ)', async () => {
      await visit('/faq');
      const open = async () =>
        (await read.attributes('main details', 'open')).map((value) => value !== null);
      const questions = await read.texts('main summary');
      await expect.poll(open).toEqual([true, false, false, false, false]);
      await driver.click(summary(questions[2] ?? '', 'main'));
      await expect.poll(open).toEqual([false, false, true, false, false]);
      await driver.press('Enter');
      await expect.poll(open).toEqual([false, false, false, false, false]);
    });

    it('to the prices of a year, by mouse and by keyboard (ST-PRICE)', async () => {
      await visit('/pricing');
      const prices = () => read.texts('main li > p > .figure');
      await expect.poll(prices).toEqual(['10', '20', '40']);
      await driver.click(choice('Yearly'));
      await expect.poll(prices).toEqual(['120', '240', '480']);
      // Past the last of them, WebKit stays there.
      await driver.press('ArrowLeft');
      await expect.poll(prices).toEqual(['10', '20', '40']);
    });

    it('to the newsletter, with and without an address (ST-NEWS, VAL-1, BIZ-7)', async () => {
      await visit('/faq');
      await driver.click(button('Subscribe'));
      await expect.poll(() => read.text('#newsletter-error')).toBe('Please enter your email');
      await driver.type('#newsletter-email', 'ann@books.example');
      await driver.press('Enter');
      await expect.poll(() => read.texts('.Toastify__toast')).toEqual(['Thanks for subscribing!']);
      expect(await read.values('#newsletter-email')).toEqual(['']);
      expect(await read.text('#newsletter-error')).toBe('');
      await expect.poll(() => read.texts('.Toastify__toast')).toEqual([]);
    });

    it('from the shop to the checkout (SHOP-2, ST-CART, CHK-3)', async () => {
      await visit('/shop');
      await driver.click(link('Bookkeeping for Owners'));
      await shows('Bookkeeping for Owners');
      await driver.click(button('One more of Bookkeeping for Owners'));
      await driver.click(button('Add to Cart'));
      await driver.click({ css: 'header a', name: 'Cart, 2 items' });
      await shows('Cart');
      const cart = async () => [
        ...(await read.texts('.cart-row th')),
        ...(await read.values('.cart-row input')),
        ...(await read.texts('.cart-row [data-part=subtotal]')),
        await read.text('[aria-labelledby=totals-title] dd'),
      ];
      const holds = (quantity: string, sum: string) =>
        expect.poll(cart).toEqual(['Bookkeeping for Owners', quantity, sum, sum]);
      await holds('2', '$936.00');
      await driver.click(button('One more of Bookkeeping for Owners'));
      await holds('3', '$1,404.00');
      await driver.type('.cart-row input', '12');
      await driver.press('Enter');
      await holds('12', '$5,616.00');
      await driver.press('ArrowUp');
      await holds('13', '$6,084.00');
      await driver.click(link('Proceed To Checkout'));
      await shows('Checkout');
      await expect.poll(() => read.isVisible('header a[aria-label="Cart, 13 items"]')).toBe(true);
      expect(await read.text('main')).toContain('$900.00');
    });

    it('to the articles that have a word (BLOG-1)', async () => {
      await visit('/blog');
      const titles = () => read.texts('main ul > li > div > h2');
      await expect.poll(titles).toEqual(posts.map(({ title }) => title));
      await driver.type('[name=search]', 'bank');
      const found = posts.filter(({ title, desc, tag }) => /bank/i.test(`${title} ${desc} ${tag}`));
      await expect.poll(titles).toEqual(found.map(({ title }) => title));
      await driver.type('[name=search]', 'zebra');
      await expect.poll(() => read.text('[role=status]')).toBe('No article has these words.');
      await driver.click(button('Show all articles'));
      await expect.poll(titles).toEqual(posts.map(({ title }) => title));
    });

    it('from nowhere home (RT-6)', async () => {
      tolerated.push('404 (Not Found)');
      const answer = await fetch(`${inject('siteUrl')}/no/such/page`);
      expect(answer.status).toBe(404);
      await visit('/no/such/page');
      await shows('Page Not Found');
      await driver.click(link('Go Home'));
      await expect.poll(read.path).toBe('/');
      await expect.poll(read.title).toBe('Home - Accupay Vue App');
    });
  });
});
