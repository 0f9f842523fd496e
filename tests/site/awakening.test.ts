import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { everyPath } from '../support/every-path';
import { answers, hydrated, isLaidOut, openSite } from '../support/open-site';

const visit = openSite();
const asleep = { isAsleep: true, reducedMotion: 'reduce' } as const;

const stage = (page: Page) => page.evaluate(() => document.documentElement.dataset.script);
const fontsShown = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
const webFonts = ['Bricolage Grotesque', 'Public Sans'];
const familiesLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.endsWith('Fallback')),
  );

describe('a page that nobody touches', () => {
  it('fetches its modules and runs none', async () => {
    const page = await visit(asleep);
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    expect(fetched.length).toBeGreaterThan(3);
    expect(await stage(page)).toBe('coming');
    expect(await page.locator('h1').evaluate((node) => Object.keys(node))).toEqual([]);
  });

  it.each(['/', '/services', '/contact', '/pricing'])(
    '%s asks for nothing but pictures before its first paint',
    async (path) => {
      const page = await visit({ ...asleep, path, width: 390 });
      await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
      const asked = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const names = (list: typeof entries) => list.map(({ name }) => new URL(name).pathname);
        const isEarly = ({ startTime }: PerformanceEntry) => startTime < (paint?.startTime ?? 0);
        const isPicture = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'img';
        return {
          before: names(entries.filter((entry) => isEarly(entry) && !isPicture(entry))),
          after: names(entries.filter((entry) => !isEarly(entry))),
        };
      });
      expect(asked.before).toEqual([]);
      expect(asked.after.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    },
  );

  it('runs no script ahead of its introduction, and leaves the markup as React knows it', async () => {
    const page = await visit(asleep);
    for (const path of everyPath) {
      const html = await (await fetch(inject('siteUrl') + path)).text();
      const ahead = html.slice(0, html.indexOf('</h1>'));
      expect(ahead, path).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(html, path).toMatch(/<\/h1>(<p [^>]*>[^<]+<\/p>)?<script>.+?<\/script></s);
    }
    expect(await page.locator('#root script').count()).toBe(0);
  });

  describe.each([
    ['/', 'main > :nth-child(3)'],
    ['/blog', '.long-list > :nth-child(3)'],
    ['/case-study', '.long-list > :nth-child(3)'],
    ['/shop', '.long-list > :nth-child(3)'],
  ])('%s on a phone', (path, follows) => {
    const visitWithoutFonts = async () => {
      const page = await visit({ ...asleep, path: '/robots.txt', width: 390 });
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void fonts.push(route));
      await page.goto(path);
      await expect.poll(() => fonts.length).toBe(2);
      return { page, fonts };
    };

    it('fills the screen with what comes first', async () => {
      const page = await visit({ javaScriptEnabled: false, path, height: 959 });
      for (const width of [320, 390, 560, 639]) {
        await page.setViewportSize({ width, height: 959 });
        const box = await page.locator(follows).boundingBox();
        expect(box?.y, `${width} px`).toBeGreaterThan(959);
      }
    });

    it.each([
      ['are there', true],
      ['keep it waiting', false],
    ])('lays out what follows when its fonts %s', async (_, doFontsCome) => {
      const { page, fonts } = await visitWithoutFonts();
      const kept = () =>
        page.locator(follows).evaluate((node) => getComputedStyle(node).contentVisibility);
      expect(await kept()).toBe('hidden');
      if (doFontsCome) for (const font of fonts) await font.continue();
      await expect.poll(kept).toBe('auto');
      const { length } = await familiesLoaded(page);
      expect(length).toBe(doFontsCome ? 2 : 0);
    });

    it('lays it out at once for a visitor who gives a sign', async () => {
      const { page } = await visitWithoutFonts();
      await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      const heading = page.locator(follows).getByRole('heading').first();
      const isShown = () =>
        heading.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
      await expect.poll(isShown).toBe(true);
      expect(await page.evaluate(() => document.documentElement.dataset.visit)).toBe('new');
    });
  });

  it('a list that it draws anew once awake is laid out at once', async () => {
    const page = await visit({ path: '/blog', width: 390, reducedMotion: 'reduce' });
    const search = page.getByRole('searchbox', { name: 'Search articles' });
    await answers(search);
    await search.fill('overtime');
    const items = page.locator('.long-list > li');
    await expect.poll(() => items.count()).toBeLessThan(5);
    await search.fill('');
    await expect.poll(() => items.count()).toBeGreaterThan(5);
    const kept = await items.evaluateAll((all) =>
      all.map((item) => getComputedStyle(item).contentVisibility),
    );
    expect(new Set(kept)).toEqual(new Set(['visible']));
  });

  it('asks for the map once its visitor comes near', async () => {
    const page = await visit({ ...asleep, path: '/contact', width: 390 });
    const maps: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://www.openstreetmap.org/')) maps.push(request.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(maps).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => maps.length).toBe(1);
  });

  it.each([
    '/shop',
    '/shop/multistate-payroll',
    '/blog',
    '/blog/form-941-gives-ten-extra-days-to-those-who-deposit-on-time',
    '/case-study',
    '/case-study/one-home-state-for-every-driver',
    '/team/priya-raman',
  ])('%s brings the picture of its first screen along, and keeps it', async (path) => {
    const page = await visit({ ...asleep, path });
    const picture = page.locator('main img').first();
    const isDrawing = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const isData = image.currentSrc.startsWith('data:image/svg+xml,');
        return isData && image.complete && image.naturalWidth > 0;
      });
    await expect.poll(isDrawing).toBe(true);
    await hydrated(page);
    await answers(picture);
    expect(await isDrawing()).toBe(true);
  });

  it.each(['/', '/about', '/shop', '/checkout'])(
    '%s looks as it does with the whole stylesheet, which comes later',
    async (path) => {
      const page = await visit({ ...asleep, path });
      await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
      const sheet = page.locator('head > link[rel="stylesheet"]');
      const hasCome = (link: HTMLLinkElement) => link.sheet !== null;
      await expect.poll(() => sheet.evaluate(hasCome)).toBe(true);
      expect(await sheet.getAttribute('media')).toBe('print');
      const changed = await sheet.evaluate((link: HTMLLinkElement) => {
        const names = [
          ...['display', 'position', 'width', 'height', 'margin', 'padding', 'border', 'opacity'],
          ...['font', 'color', 'background', 'box-shadow', 'translate', 'gap', 'overflow'],
        ];
        const looks = () =>
          [...document.querySelectorAll('body, body *')].map((element) => {
            const style = getComputedStyle(element);
            return names.map((name) => style.getPropertyValue(name)).join();
          });
        const before = looks();
        link.media = 'all';
        const after = looks();
        return {
          looks: new Set(before).size,
          changed: after.filter((look, i) => look !== before[i]).length,
        };
      });
      expect(changed).toEqual({ looks: expect.any(Number), changed: 0 });
      expect(changed.looks).toBeGreaterThan(100);
    },
  );

  it('has the whole stylesheet for the next page once it wakes', async () => {
    const looks = async (page: Page) => {
      const heading = page.getByRole('heading', { name: 'Payroll that balances to the cent.' });
      await heading.waitFor();
      await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
      const dressed = page.locator('main :is(h1, h2, .sheet, .button)');
      return dressed.evaluateAll((all) =>
        all.map((element) =>
          ['font-size', 'line-height', 'color', 'border', 'box-shadow', 'translate', 'filter'].map(
            (name) => getComputedStyle(element).getPropertyValue(name),
          ),
        ),
      );
    };
    const page = await visit({ path: '/error', reducedMotion: 'reduce' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    const followed = await looks(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(followed.length).toBeGreaterThan(20);
    expect(followed).toEqual(await looks(await visit({ reducedMotion: 'reduce' })));
  });

  it('only appends the stylesheet that it wakes with, which lays out nothing anew', async () => {
    const page = await visit({ path: '/terms-conditions', reducedMotion: 'reduce' });
    const sheets = () => ({
      linked: [...document.styleSheets].flatMap(({ href, media }) => (href ? media.mediaText : [])),
      adopted: document.adoptedStyleSheets.map(
        ({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('').length > 20_000,
      ),
    });
    expect(await page.evaluate(sheets)).toEqual({ linked: ['print'], adopted: [true] });
  });

  it('shows its fonts, both at once, after the first paint', async () => {
    const page = await visit(asleep);
    await expect.poll(() => familiesLoaded(page)).toEqual(webFonts);
    const [paint, ...fonts] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ]);
    expect(fonts).toHaveLength(2);
    expect(fonts.every((start) => start >= (paint ?? Number.NaN))).toBe(true);
  });

  it('shows them without script, too', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await expect.poll(() => fontsShown(page)).toBeGreaterThanOrEqual(2);
    expect(await familiesLoaded(page)).toEqual(webFonts);
  });

  it('wakes where something on screen moves by itself (BIZ-10)', async () => {
    const page = await visit({ path: '/login', isAsleep: true });
    await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])(
    'wakes at a %s',
    async (sign) => {
      const page = await visit(asleep);
      await page.evaluate((type) => dispatchEvent(new Event(type)), sign);
      await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
    },
  );

  it('wakes at a scroll, and lays out the rest', async () => {
    const page = await visit(asleep);
    expect(await page.evaluate(isLaidOut)).toBe(false);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
    await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
  });
});

describe('what a visitor does before the page answers', () => {
  it('a press is made once it does', async () => {
    const page = await visit({ ...asleep, width: 390 });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.evaluate((node: HTMLElement) => node.click());
    await page.getByRole('dialog').waitFor();
  });

  it('presses of several things are made in their order, an impatient one once, each of a stepper', async () => {
    const page = await visit({ ...asleep, path: '/shop/bookkeeping-for-owners' });
    expect(await stage(page)).toBe('coming');
    await page.evaluate(() => {
      const more = 'One more of Bookkeeping for Owners';
      for (const name of [more, more, more, 'Add to Cart', 'Add to Cart']) {
        const isNamed = ({ ariaLabel, textContent }: Element) =>
          (ariaLabel ?? textContent) === name;
        [...document.querySelectorAll('button')].find(isNamed)?.click();
      }
    });
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'Cart, 4 items' }).waitFor();
  });

  it('a choice is made, too', async () => {
    const page = await visit({ ...asleep, path: '/pricing' });
    const yearly = page.getByRole('radio', { name: 'Yearly' });
    expect(await yearly.getAttribute('aria-checked')).toBe('false');
    await yearly.evaluate((node: HTMLElement) => node.click());
    await expect.poll(() => yearly.getAttribute('aria-checked')).toBe('true');
  });

  it('a list that opens on focus opens once it can (ST-SELECT)', async () => {
    const page = await visit({ ...asleep, path: '/checkout' });
    await page.getByRole('combobox', { name: 'Country/Region' }).focus();
    await page.getByRole('option').first().waitFor();
  });

  it('what was typed and submitted is typed and submitted then', async () => {
    const page = await visit(asleep);
    const field = page.locator('#newsletter-email');
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      document.execCommand('insertText', false, 'ann@practice.example');
      input.form?.requestSubmit();
    });
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(page.url()).not.toContain('?');
  });

  it('a press in a section that still sleeps is made once that wakes', async () => {
    const page = await visit(asleep);
    const question = page.locator('section[aria-labelledby="questions-title"] h3 button').nth(2);
    expect(await question.getAttribute('aria-expanded')).toBe('false');
    await question.evaluate((node: HTMLElement) => node.click());
    await hydrated(page);
    await answers(question);
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  });
});
