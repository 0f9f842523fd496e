import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { interests } from '@/content/appointment';
import { documentTitle } from '@/lib/document-title';
import { moduleOf, serveFailing } from '../support/failing-site';
import { isHydrated } from '../support/is-hydrated';
import { otherProduct, product } from '../support/sample';
import { postsAbout } from '../support/sample-posts';
import { type Driver, engines } from './drivers';

/** What engines write about requests that fail. */
const ofFailures = /Failed to load|Could not load|Loading module|MIME type|net::ERR|status of/;

// What differs between engines: focus, dialogs, native controls, history, and which failures they keep.
describe.each(engines)('in $name, a visitor', ({ start, isThere }) => {
  if (!isThere) return it.skip('is not installed');
  let driver: Driver;
  let isFailing = false;
  const problems: string[] = [];
  const hear = async () => {
    const heard = await driver.evaluate(() => globalThis.consoleProblems?.splice(0));
    problems.push(...(heard ?? []));
    return heard;
  };
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.close());
  beforeEach(() => driver.setViewport(1280, 900));
  afterEach(async () => {
    await hear();
    const others = problems.splice(0).filter((text) => !isFailing || !ofFailures.test(text));
    isFailing = false;
    expect(others).toEqual([]);
  });

  const hydrates = () =>
    expect.poll(() => driver.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
  const open = async (url: string) => {
    await hear();
    await driver.open(url);
    expect(await hear(), 'the console is recorded').toBeDefined();
  };
  const visit = async (path: string, site = inject('listeningUrl')) => {
    await open(site + path);
    await hydrates();
  };
  /** A site whose files can fail. */
  const failing = () => {
    isFailing = true;
    return serveFailing(inject('listeningUrl'));
  };
  const texts = (css: string) =>
    driver.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.trim()),
      css,
    );
  const values = (css: string) =>
    driver.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLInputElement>(selector)].map((one) => one.value),
      css,
    );
  const isVisible = (css: string) =>
    driver.evaluate(
      (selector) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
      css,
    );
  const path = () => driver.evaluate(() => location.pathname);
  const title = () => driver.evaluate(() => document.title);
  const shows = (heading: string) => expect.poll(() => texts('h1')).toEqual([heading]);

  it('opens a dropdown menu by mouse and keyboard (LAY-2)', async () => {
    await visit('/about');
    const expanded = () => texts('header details[open] > summary');
    await driver.click('header summary', 'Shop');
    await expect.poll(expanded).toEqual(['Shop']);
    await driver.press('Escape');
    await expect.poll(expanded).toEqual([]);
    await driver.press('Enter');
    await expect.poll(expanded).toEqual(['Shop']);
  });

  it('navigates with the mobile menu, a dialog (LAY-3, ST-MENU)', async () => {
    // Slightly wider than WebKitGTK's minimum.
    await driver.setViewport(460, 860);
    await visit('/about');
    const isOpen = () => isVisible('#mobile-menu[open]');
    await driver.click('button', 'Open menu');
    for (const name of ['Shop', 'Pages']) {
      await driver.click('#mobile-menu summary', name);
      await expect.poll(() => texts('#mobile-menu details[open] > summary')).toEqual([name]);
    }
    await driver.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await driver.click('button', 'Open menu');
    await driver.click('#mobile-menu a', 'Contact');
    await shows('Contact');
    await expect.poll(isOpen).toBe(false);
  });

  it('chooses the theme, by mouse and keyboard (ST-THEME)', async () => {
    await visit('/faq');
    const theme = () =>
      driver.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await driver.click('footer .choices label', 'Dark');
    await expect.poll(theme).toBe('dark');
    // Backward, since WebKit does not wrap around at the last choice.
    await driver.press('ArrowLeft');
    await expect.poll(theme).toBe('light');
  });

  it('chooses an interest, by mouse and keyboard (ST-INTEREST)', async () => {
    await visit('/appointment');
    const chosen = () => values('[name=interest]');
    const options = () => texts('[role=option]');
    await driver.click('main [aria-haspopup=listbox]');
    await expect.poll(options).toHaveLength(interests.length);
    await driver.click('[role=option]', interests[2]);
    await expect.poll(chosen).toEqual([interests[2]]);
    await driver.press('Enter');
    await expect.poll(options).toHaveLength(interests.length);
    await driver.press('ArrowDown');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual([interests[3]]);
    await expect.poll(options).toEqual([]);
  });

  it('finds a country by typing (CHK-2, ST-SELECT)', async () => {
    await visit('/checkout');
    const country = 'main [autocomplete=country-name]';
    const chosen = () => values('[name=country], [name=state]');
    await driver.type(country, 'ger');
    await expect.poll(() => texts('[role=option]')).toContain('Germany');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual(['Germany', 'New York']);
    await driver.type(country, 'jap');
    await expect.poll(() => texts('[role=option]')).toEqual(['Japan']);
    await driver.click('main [autocomplete=address-level1]');
    await expect.poll(chosen).toEqual(['Japan', 'New York']);
    await driver.click('[role=option]', 'Newark');
    await expect.poll(chosen).toEqual(['Japan', 'Newark']);
  });

  it('undoes a removal from the cart, by mouse and keyboard (ST-CART-8)', async () => {
    await visit(otherProduct.path);
    await driver.click('button', 'Add to Cart');
    await driver.click('header a', 'Cart, 1 item');
    await shows('Cart');
    await driver.click('button', 'Empty Cart');
    await driver.click('button', 'Undo');
    const lines = () => texts('.cart-row th');
    await expect.poll(lines).toEqual([otherProduct.name]);
    await expect.poll(() => texts(':focus')).toEqual([otherProduct.name]);
    await driver.click('button', `Remove ${otherProduct.name}`);
    await expect.poll(() => isVisible('.toast-action')).toBe(true);
    await expect.poll(() => texts('.Toastify__toast')).toHaveLength(1);
    // The toast, then its button.
    await driver.press('Tab');
    await driver.press('Tab');
    await expect.poll(() => texts(':focus')).toEqual(['Undo']);
    await driver.press('Enter');
    await expect.poll(lines).toEqual([otherProduct.name]);
  });

  it('finds a search again with Back (BLOG-1)', async () => {
    await visit('/blog');
    const titles = () => texts('main ul > li > div > h2');
    const found = postsAbout('bank').map((post) => post.title);
    await driver.type('[name=search]', 'bank');
    await expect.poll(titles).toEqual(found);
    await expect.poll(() => driver.evaluate(() => location.search)).toBe('?q=bank');
    await driver.click('main a', `Read More: ${found[0]}`);
    await shows(found[0] ?? '');
    await driver.evaluate(() => history.back());
    await shows('Blog');
    await expect.poll(titles).toEqual(found);
    expect(await values('[name=search]')).toEqual(['bank']);
  });

  it('finds the scroll position again after a reload, Back and Forward (RT-1)', async () => {
    const offset = () => driver.evaluate(() => Math.round(scrollY));
    const scrollAndSettle = async (top: number) => {
      await driver.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const kept = () => driver.evaluate(() => Math.round(history.state?.offset));
      await expect.poll(kept).toBe(top);
    };
    await visit('/');
    await scrollAndSettle(1500);
    // The driver's click would scroll.
    await driver.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/about"]')?.click(),
    );
    await expect.poll(title).toBe(documentTitle('About'));
    await scrollAndSettle(700);
    await driver.evaluate(() => {
      Object.assign(globalThis, { isOld: true });
      location.reload();
    });
    await expect.poll(() => driver.evaluate(() => 'isOld' in globalThis)).toBe(false);
    await hydrates();
    await expect.poll(offset).toBe(700);
    // Records the page in each frame, after the site's own work in it.
    await driver.evaluate(() => {
      const seen: string[] = [];
      const note = () => {
        seen.push(`${document.title} at ${Math.round(scrollY)}`);
        requestAnimationFrame(note);
      };
      addEventListener('popstate', () => requestAnimationFrame(note), { once: true });
      Object.assign(globalThis, { seen });
    });
    await driver.evaluate(() => history.back());
    await expect.poll(offset).toBe(1500);
    await expect.poll(title).toBe(documentTitle('Home'));
    const seen = await driver.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    const places = [`${documentTitle('About')} at 700`, `${documentTitle('Home')} at 1500`];
    expect(seen.filter((place) => !places.includes(place))).toEqual([]);
    await driver.evaluate(() => history.forward());
    await expect.poll(title).toBe(documentTitle('About'));
    await expect.poll(offset).toBe(700);
  });

  // In WebKit, an import that awaits a file that failed may never end, or end without running.
  it.for(
    ['react', 'faq-page', 'index'].flatMap((name) =>
      (['is cut off', 'is another file'] as const).map((failure) => [name, failure] as const),
    ),
  )('has a page that works although the script %s %s once (ERR-2)', async ([name, failure]) => {
    const site = await failing();
    site.fail(moduleOf('/faq', name), failure, 1);
    await visit('/faq', site.url);
    expect(await isVisible('#scripts-missing')).toBe(false);
  });

  it('is told that a script is missing, and loads the page again once it is back (ERR-2)', async () => {
    const site = await failing();
    site.fail(moduleOf('/faq', 'react'), 'is missing');
    await open(`${site.url}/faq`);
    await expect.poll(() => isVisible('#scripts-missing'), { timeout: 30_000 }).toBe(true);
    const [, question] = await texts('main summary');
    await driver.click('main summary', question);
    await expect.poll(() => texts('main details[open] > summary')).toContain(question);
    site.heal();
    await driver.click('#scripts-missing a', 'Reload the page');
    await hydrates();
    expect(await isVisible('#scripts-missing')).toBe(false);
  });

  it('keeps the cart if the code of the next page fails (ERR-3)', async () => {
    const site = await failing();
    site.fail(moduleOf('/about', 'about-page'), 'is missing');
    await visit(product.path, site.url);
    const hasCart = () => isVisible('header a[aria-label="Cart, 1 item"]');
    const isAsked = () => isVisible('#leave-question[open]');
    await driver.click('button', 'Add to Cart');
    await expect.poll(hasCart).toBe(true);
    await driver.click('header a', 'About');
    await expect.poll(isAsked).toBe(true);
    await driver.press('Enter');
    await expect.poll(isAsked).toBe(false);
    expect([await path(), await hasCart()]).toEqual([product.path, true]);
    await driver.click('header a', 'About');
    await expect.poll(isAsked).toBe(true);
    site.heal();
    await driver.click('#leave-question button', 'Open it anyway');
    await shows('About');
    expect([await path(), await hasCart()]).toEqual(['/about', false]);
  });
});
