import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faqs } from '@/content/faqs';
import { firm } from '@/content/firm';
import { behindPaper, checkTools } from '@/content/home';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/money';
import { plain } from '../support/built-pages';
import { nightly } from '../support/nightly';
import { openSite, type Visit } from '../support/open-site';
import { product } from '../support/sample';
import { fullPost, pathOfPost } from '../support/sample-posts';

const visit = openSite();
const [head] = firm.offices;

/** The width of the text on letter paper, in CSS px. */
const paperWidth = 687;

async function onPaper(options: Visit) {
  const page = await visit(options);
  await toPaper(page);
  return page;
}

async function toPaper(page: Page) {
  await page.setViewportSize({ width: paperWidth, height: 900 });
  await page.emulateMedia({ media: 'print' });
}

/** The page, for messages. */
const onPrint = (page: Page) => `printing ${new URL(page.url()).pathname}`;

const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).allInnerTexts();

/** The printed elements that are not black, or that have a background. */
const inked = (page: Page) =>
  page.locator('body *:not(svg, svg *, img, :empty)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)';
      return isPlain || !element.checkVisibility() ? [] : [element.outerHTML.slice(0, 80)];
    }),
  );

const onScreenOnly =
  'nav, button, form, iframe, dialog, [href="#main"], [aria-labelledby="newsletter-title"], [aria-labelledby="comments-title"], .button';

const readings = nightly(
  ['/privacy-policy', '/terms-conditions', '/blog-details', pathOfPost(fullPost)],
  ['/privacy-policy', pathOfPost(fullPost)],
);

const sheetsOf = async (page: Page, format: 'A4' | 'Letter' = 'Letter') => {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

describe('in print', () => {
  it.each(readings)('%s has its text below the firm’s name and address', async (path) => {
    const page = await onPaper({ path });
    expect(await shown(page, onScreenOnly), onPrint(page)).toEqual([]);
    expect(await inked(page), onPrint(page)).toEqual([]);
    expect((await shown(page, 'header')).join(), onPrint(page)).toBe(firm.shortName);
    expect((await shown(page, 'footer')).join(), onPrint(page)).toMatch(
      new RegExp(`${head.city}, ${head.state}\\s${head.zip}`),
    );
    expect(await shown(page, 'main h1'), onPrint(page)).toHaveLength(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, onPrint(page)).toBe(paperWidth);
  });

  it.each(readings)('%s keeps headings with their text and does not break rows', async (path) => {
    const page = await onPaper({ path });
    const breaks = await page.locator('main').evaluate((main) => {
      const values = (selector: string, key: 'breakAfter' | 'breakInside') =>
        [...main.querySelectorAll(selector)].map((element) => getComputedStyle(element)[key]);
      // Browsers keep a heading with the next block, but not with the next row of a grid.
      const parents = [...main.querySelectorAll('h2')].filter((heading) =>
        heading.checkVisibility(),
      );
      return {
        after: [...new Set(values('h1, h2, thead', 'breakAfter'))],
        inside: [...new Set(values('tr, li, figure', 'breakInside'))],
        parents: [
          ...new Set(parents.map((h2) => getComputedStyle(h2.parentElement ?? h2).display)),
        ],
      };
    });
    expect(breaks, onPrint(page)).toEqual({
      after: ['avoid'],
      inside: ['avoid'],
      parents: ['block'],
    });
  });

  it.each(['article', '.legal-text'])('links in %s show their address', async (part) => {
    const page = await onPaper({
      path: part === 'article' ? '/blog-details' : '/privacy-policy',
    });
    const contents = await page
      .locator(part)
      .first()
      .evaluate((element) => {
        const paragraph = document.createElement('p');
        for (const href of ['https://www.irs.gov/form941', '#a']) {
          paragraph.append(Object.assign(document.createElement('a'), { href, text: 'a form' }));
        }
        element.append(paragraph);
        return [...paragraph.children].map((link) => getComputedStyle(link, '::after').content);
      });
    expect(contents, onPrint(page)).toEqual(['" (https://www.irs.gov/form941)"', 'none']);
  });

  it.each([
    ['/', 7],
    ['/about', 6],
    ['/blog', 2],
    ['/login', 1],
    ['/pricing', 4],
    ['/shop', 1],
    ['/team', 1],
  ])('%s takes %i sheets, A4 or Letter', async (path, count) => {
    const page = await visit({ path });
    expect(await sheetsOf(page, 'A4'), `sheets of A4 for ${path}`).toBeLessThanOrEqual(count);
    expect(await sheetsOf(page, 'Letter'), `sheets of Letter for ${path}`).toBeLessThanOrEqual(
      count,
    );
  });

  it('the cart is a table with its totals', async () => {
    const page = await visit({ path: product.path });
    await page.getByRole('button', { name: 'One more of' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await toPaper(page);
    expect(await shown(page, onScreenOnly), onPrint(page)).toEqual([]);
    expect(await shown(page, '.Toastify__toast'), onPrint(page)).toEqual([]);
    expect(await inked(page), onPrint(page)).toEqual([]);
    const row = page.locator('tbody tr');
    const display = await row.evaluate((element) => getComputedStyle(element).display);
    expect(display, onPrint(page)).toBe('table-row');
    expect(await page.getByRole('spinbutton').inputValue(), onPrint(page)).toBe('2');
    const labels = ['Subtotal', 'Total'];
    const totals = labels.map((label) => `${label} ${dollars(2 * product.price)}`);
    expect(plain((await shown(page, 'dl')).join()), onPrint(page)).toBe(totals.join(' '));
    expect((await shown(page, 'footer')).join(), onPrint(page)).toMatch(
      new RegExp(`${head.city}, ${head.state}\\s${head.zip}`),
    );
  });

  it('the checkout has its order, and none of its fields', async () => {
    const page = await onPaper({ path: '/checkout' });
    expect(await shown(page, 'tfoot td'), onPrint(page)).toEqual([
      shop.checkout.order.total.amount,
    ]);
    const fields = 'input, textarea, button, .button, summary';
    expect(await shown(page, fields), onPrint(page)).toEqual([]);
  });

  it('what is drawn when it comes into view is printed without having been seen', async () => {
    const page = await visit({
      path: '/services/payroll-processing',
      reducedMotion: 'no-preference',
    });
    await toPaper(page);
    const masks = await page
      .locator('.rail > li, .total')
      .evaluateAll((all) =>
        all.flatMap((one) => [
          getComputedStyle(one).maskImage,
          getComputedStyle(one, '::after').maskImage,
        ]),
      );
    expect(new Set(masks), onPrint(page)).toEqual(new Set(['none']));
  });

  it('closed answers are printed', async () => {
    const page = await onPaper({ path: '/faq' });
    const heights = await page
      .locator('main .disclosure-body')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(heights.length, onPrint(page)).toBe(faqs.length);
    expect(Math.min(...heights), onPrint(page)).toBeGreaterThan(20);
  });

  it('a check is printed alone, on one page, in any theme (ST-PAY-7)', async () => {
    const page = await visit({ colorScheme: 'dark' });
    await page.evaluate(() => {
      globalThis.print = () => {};
    });
    await page.getByRole('button', { name: 'More hours' }).click();
    await page.getByRole('button', { name: behindPaper.tab }).click();
    await page.getByRole('button', { name: checkTools.print }).click();
    await page.locator('[data-printed]').waitFor();
    await toPaper(page);
    expect(await shown(page, onScreenOnly), onPrint(page)).toEqual([]);
    expect(await shown(page, 'main :is(h1, h2, h3), #pay-chart, input'), 'ST-PAY-7 on /').toEqual(
      [],
    );
    expect((await shown(page, 'header')).join(), onPrint(page)).toBe(firm.shortName);
    expect((await shown(page, 'footer')).join(), onPrint(page)).toContain(
      `${head.city}, ${head.state}`,
    );
    const main = plain((await shown(page, 'main')).join());
    for (const words of ['85.00 hours at $41.00, Montana', 'Net pay', '$2,682.19']) {
      expect(main, 'ST-PAY-7 on /').toContain(words);
    }
    for (const line of ['Federal income tax', 'IRS, with FICA match', 'This check']) {
      expect(main, 'ST-PAY-7 on /').toContain(line);
    }
    expect(await inked(page), onPrint(page)).toEqual([]);
    expect(await sheetsOf(page), 'ST-PAY-7 on /').toBe(1);
  });

  it('a check is printed alone where afterprint comes at once or never, and then pages as they are (ST-PAY-7)', async () => {
    const page = await visit();
    await page.evaluate(() => {
      globalThis.print = () => dispatchEvent(new Event('afterprint'));
    });
    const printCheck = async () => {
      await page.getByRole('button', { name: checkTools.print }).click();
      await page.locator('[data-printed]').waitFor();
      expect(await sheetsOf(page), 'the check').toBe(1);
    };
    await printCheck();
    await page.keyboard.press('Shift');
    expect(await sheetsOf(page), 'its page').toBeGreaterThan(1);
    await page.evaluate(() => {
      globalThis.print = () => {};
    });
    await printCheck();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/pricing"]')?.click());
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    expect(await sheetsOf(page), 'the next page').toBeGreaterThan(1);
  });
});
