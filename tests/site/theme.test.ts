import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { barColors } from '@/theme/colors';
import { holdRequests } from '../support/hold-requests';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { caseStudyPath } from '../support/sample';

const visit = openSite({ isIsolated: true });

/** A color of the page's table as browsers write it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it('the site has the theme of the system, or the chosen one, and paper is light (ST-THEME)', async () => {
  const page = await visit({ path: '/faq' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page), 'ST-THEME').toBe(rgb(barColors.light));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page), 'ST-THEME').toBe(rgb(barColors.dark));

  await page.locator('footer').getByText('Dark', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page), { message: 'ST-THEME' }).toBe(rgb(barColors.dark));
  await page.emulateMedia({ media: 'print' });
  expect(await scheme(page), 'ST-THEME').toBe('light');
  await page.emulateMedia({ media: null });

  await page.locator('footer').getByText('Light', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page), { message: 'ST-THEME' }).toBe(rgb(barColors.light));
});

it('a theme that is chosen before hydration is shown after it (ST-THEME)', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true });
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/faq');
  await page.locator('footer').getByText('Dark', { exact: true }).click();
  release();
  await expect.poll(() => ground(page), { message: 'ST-THEME' }).toBe(rgb(barColors.dark));
});

it.each(nightly(['/blog', '/shop', '/case-study'], ['/blog']))(
  'drawings lie on a dark desk in the chosen dark theme, and on a light one on paper (ST-THEME), on %s',
  async (path) => {
    const page = await visit({ path, colorScheme: 'light' });
    const drawing = page.locator('main img[width="640"], main img[width="720"]').first();
    /** The brightness of the desk near a corner, 0 to 255. */
    const desk = async () => {
      const { data } = await sharp(await drawing.screenshot())
        .extract({ left: 14, top: 14, width: 4, height: 4 })
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return Math.max(...data);
    };
    expect(await desk(), `ST-THEME on ${path}`).toBeGreaterThan(180);
    await page.locator('footer').getByText('Dark', { exact: true }).click();
    await expect.poll(desk, { message: `ST-THEME on ${path}` }).toBeLessThan(110);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(desk, { message: `ST-THEME on ${path}` }).toBeGreaterThan(180);
  },
);

it.each(nightly(['/', '/about', caseStudyPath, '/checkout', '/login'], ['/', caseStudyPath]))(
  'light falls on papers first: none is darker than its ground in the dark theme (ST-THEME), on %s',
  async (path) => {
    const page = await visit({ path, colorScheme: 'dark' });
    const papers = await page.locator('main :is(.sheet, .bg-leaf)').evaluateAll((all) => {
      const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
      const lightness = (color: string) =>
        (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
      const groundOf = (element: Element): string => {
        const around = element.parentElement ?? document.body;
        const isClear = colorOf(around) === 'rgba(0, 0, 0, 0)' && around !== document.body;
        return isClear ? groundOf(around) : colorOf(around);
      };
      return all
        .filter((paper) => paper.checkVisibility())
        .map((paper) => ({
          paper: paper.textContent?.slice(0, 40),
          isDarker: lightness(colorOf(paper)) < lightness(groundOf(paper)),
        }));
    });
    expect(papers.length).toBeGreaterThan(0);
    expect(
      papers.filter(({ isDarker }) => isDarker),
      `ST-THEME on ${path}`,
    ).toEqual([]);
  },
);

it.each(['light', 'dark'] as const)(
  'a button without a ground has an edge in the color of its text (ST-THEME, WCAG 1.4.11), %s',
  async (colorScheme) => {
    const page = await visit({ path: '/about', colorScheme });
    const buttons = await page.locator('main a.button').evaluateAll((all) =>
      all.map((button) => {
        const { backgroundColor, boxShadow, color } = getComputedStyle(button);
        return { words: button.textContent, backgroundColor, boxShadow, color };
      }),
    );
    const clear = buttons.filter(({ backgroundColor }) => backgroundColor === 'rgba(0, 0, 0, 0)');
    expect(clear.length).toBeGreaterThan(0);
    for (const { words, boxShadow, color } of clear) {
      expect(boxShadow, `WCAG 1.4.11 on /about: ${words}`).toContain(color);
    }
  },
);
