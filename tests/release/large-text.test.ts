import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { shop } from '@/content/shop';
import { wideHeader } from '@/lib/wide-header';
import { builtPages } from '../support/built-pages';
import { summary } from '../support/disclosure';
import { layoutFaults } from '../support/layout-faults';
import { isNightly, nightly } from '../support/nightly';
import { allHydrated, hydrated, openSite } from '../support/open-site';
import { caseStudyPath, member, product } from '../support/sample';
import { fullPost, pathOfPost } from '../support/sample-posts';
import { add, toCart } from '../support/shop';
import { setTextSize } from '../support/text-size';

const visit = openSite();

const globalTest = { expect, onTestFinished };

/** A text size of the browser's settings and a screen, in px. */
type Screen = { text: number; width: number; height?: number };

const phones: readonly Screen[] = isNightly
  ? [16, 24, 32].flatMap((text) => [320, 360, 390, 768].map((width) => ({ text, width })))
  : [
      { text: 16, width: 320 },
      { text: 32, width: 320 },
    ];

type Test = Pick<TestContext, 'expect' | 'onTestFinished'>;

/** Expects that everything on the page, or in its open dialog, is whole on these screens. */
async function expectWhole(
  page: Page,
  screens = phones,
  { expect, onTestFinished }: Test = globalTest,
) {
  const faults: string[] = [];
  for (const { text, width, height = 640 } of screens) {
    await setTextSize(page, text, onTestFinished);
    await page.setViewportSize({ width, height });
    await page.evaluate(nextFrames);
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `text of ${text} px on ${width} px: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

/** Runs in the page: until observers of sizes, such as the carousels’, have followed a new one. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Replaces words within an element by longer ones, as far as a layout is concerned. */
const replaceWords = (page: Page, within: string, pairs: readonly (readonly [RegExp, string])[]) =>
  page.locator(within).evaluate(
    (element, all) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const [pattern, words] of all) {
          text.data = text.data.replace(new RegExp(pattern, 'g'), words);
        }
      }
    },
    pairs.map(([pattern, words]) => [pattern.source, words] as const),
  );

const amount = [/\$[\d,]+\.\d\d/, '$123,456,789.00'] as const;
/** Names that no product has, but one could. */
const longNames = [
  ['words', 'Payroll processing '.repeat(11).slice(0, 200)],
  ['one word', 'Lohnsteuerhilfe'.repeat(14).slice(0, 200)],
] as const;

/** Keeps toasts open. */
const holdToasts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Pages that together have every kind of section. */
const samplePaths = [
  '/',
  '/about',
  '/services/accounting-services',
  '/services/healthcare-services',
  caseStudyPath,
  member.path,
  product.path,
  '/cart',
  '/checkout',
  pathOfPost(fullPost),
  '/pricing',
  '/contact',
  '/terms-conditions',
  '/register',
  '/not-found',
];

/** WCAG 1.4.4, 1.4.10, 2.5.8 */
describe('with large text and on narrow phones', () => {
  it.concurrent.for(nightly(builtPages(), samplePaths))('%s is whole', async (path, test) => {
    const page = await visit({ path }, test.onTestFinished);
    await allHydrated(page);
    await expectWhole(page, phones, test);
  });
});

/** What opens or appears on a page: where, and how. */
const scenes: readonly (readonly [
  name: string,
  path: string,
  open: (page: Page) => Promise<void>,
])[] = [
  ['the focused skip link', '/', (page) => page.locator('[href="#main"]').focus()],
  [
    'the line for visitors without script',
    '/faq',
    (page) =>
      page.locator('.without-script').evaluate((line) => {
        line.style.display = 'block';
      }),
  ],
  [
    'the notice of a missing script',
    '/faq',
    (page) =>
      page.locator('#scripts-missing').evaluate((line) => {
        line.removeAttribute('hidden');
      }),
  ],
  [
    'a header with a full cart',
    product.path,
    async (page) => {
      await page.getByRole('spinbutton').fill('9999');
      await add(page, product.name);
      await page.getByRole('button', { name: 'close' }).click();
    },
  ],
  [
    'the reviews of a product',
    product.path,
    async (page) => {
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await page.getByText(shop.reviews.none).waitFor();
    },
  ],
  ['the list of interests', '/appointment', (page) => page.locator('main [aria-haspopup]').click()],
  [
    'a country without match',
    '/checkout',
    (page) => page.getByRole('combobox', { name: 'Country/Region' }).fill('zebra'),
  ],
  ['a search without match', '/blog', (page) => page.getByLabel('Search articles').fill('zebra')],
  [
    'the toast of the newsletter',
    '/faq',
    async (page) => {
      await page.getByLabel('Email address').fill('ann@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Thanks for subscribing!').waitFor();
    },
  ],
];

describe('with large text and on narrow phones, opened or filled', () => {
  it.each(scenes)('%s is whole', async (_, path, open) => {
    const page = await visit({ path, width: 390 });
    await holdToasts(page);
    await open(page);
    await expectWhole(page);
  });

  it.each(longNames)(
    'a product whose long name is %s fits its order, its toast and the cart',
    async (_, name) => {
      const words = [[new RegExp(product.name), name], amount] as const;
      const page = await visit({ path: product.path, width: 390, isAltered: true });
      await holdToasts(page);
      await page.getByRole('spinbutton').fill('9999');
      await add(page, product.name);
      await replaceWords(page, '.Toastify', words);
      await replaceWords(page, 'main section[aria-label^="Order"]', words);
      await expectWhole(page);
      await toCart(page);
      await replaceWords(page, 'main', words);
      await expectWhole(page);
    },
  );

  const questionScreens = [
    { text: 32, width: 320 },
    { text: 32, width: 640, height: 320 },
    { text: 16, width: 320 },
    { text: 32, width: 390, height: 844 },
    { text: 32, width: 1280, height: 800 },
  ];

  it.each(nightly(questionScreens, questionScreens.slice(0, 2)))(
    'the question about a page is whole, with its answers in view: %j',
    async (screen) => {
      const { text, width, height = 640 } = screen;
      const page = await visit({
        path: '/robots.txt',
        isStatic: true,
        expectsFailedRequests: true,
      });
      // Before the page is there, because it prefetches what its links lead to.
      await page.route('**/about-page-*.js', (route) => route.abort());
      await page.goto(product.path);
      await hydrated(page);
      await setTextSize(page, text);
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.locator('a[aria-label="Cart, 1 item"]').waitFor();
      // The toast would cover part of a low screen.
      const toast = page.locator('.Toastify__toast');
      await toast.getByRole('button').last().click();
      await toast.waitFor({ state: 'detached' });
      await page.locator('a[href="/about"]').first().dispatchEvent('click');
      const question = page.locator('#leave-question[open]');
      await question.waitFor();
      const isInView = (name: string) =>
        question.getByText(name, { exact: true }).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = (y: number) => document.elementFromPoint(left + width / 2, y);
          return [at(top + 4), at(top + height - 4)].every((hit) => element.contains(hit));
        });
      await expect.poll(() => isInView('Stay on this page')).toBe(true);
      // On a screen of a few lines, one scrolls from the focused answer to the rest.
      for (const words of height < 12 * text
        ? []
        : ['“About” could not be loaded', 'Open it anyway'])
        await expect.poll(() => isInView(words), { message: words }).toBe(true);
      await expectWhole(page, [screen]);
      await page.keyboard.press('Tab');
      await expect.poll(() => isInView('Open it anyway')).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    },
  );

  it('the menu of phones is whole with each submenu open, and × stays in reach', async () => {
    const page = await visit({ width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const group of ['Services', 'Shop', 'Blog', 'Pages']) {
      await summary(menu, group).click();
      await expectWhole(
        page,
        phones.map((screen) => ({ ...screen, height: 560 })),
      );
      await menu.getByRole('link').last().scrollIntoViewIfNeeded();
      await menu.evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
      const { y = -1 } =
        (await menu.getByRole('button', { name: 'Close menu' }).boundingBox()) ?? {};
      expect(y, `the top of × with ${group} open`).toBeGreaterThanOrEqual(0);
    }
  });

  it('the menus of wide screens are whole, and their links in reach', async () => {
    const screens = nightly([16, 24, 32], [16, 32]).map((text) => ({
      text,
      width: wideHeader * text,
    }));
    const page = await visit();
    for (const group of ['Services', 'Shop', 'Blog', 'Pages']) {
      await summary(page.getByRole('banner'), group).click();
      await expectWhole(
        page,
        screens.flatMap((screen) =>
          nightly([560, 840], [560]).map((height) => ({ ...screen, height })),
        ),
      );
    }
  });
});
