import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite();

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

const paths = [
  '/',
  '/about',
  '/services',
  '/services/payroll-processing',
  '/services/accounting-services',
  '/services/taxation-services',
  '/services/real-state-services',
  '/services/healthcare-services',
  '/services/dentist-services',
  '/team',
  '/team/priya-raman',
  '/blog',
  '/blog-details',
  '/faq',
  '/pricing',
  '/login',
  '/not-found',
  '/error',
];

describe.each([390, 1280])('axe at %i px', (width) => {
  it.each(paths)('finds nothing on %s', async (path) => {
    const page = await visit({ path, width, reducedMotion: 'reduce' });
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing while the newsletter shows its error', async () => {
    const page = await visit({ width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter your email').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing beside a toast', async () => {
    const page = await visit({ width, reducedMotion: 'reduce' });
    await page.getByLabel('Email address').fill('a');
    await page.keyboard.press('Enter');
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

it('finds nothing with a dropdown menu open', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pages' }).click();
  expect(await findings(page)).toEqual([]);
});

it('finds nothing with the menu of small screens open, or a submenu', async () => {
  const page = await visit({ width: 390, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Pages' }).click();
  expect(await findings(page)).toEqual([]);
});

describe('narrow and large', () => {
  it.each([320, 360, 768, 1024, 1280, 1920])(
    'the home page does not scroll sideways at %i px',
    async (width) => {
      const page = await visit({ width, reducedMotion: 'reduce' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it('controls are at least 44 px high or wide on a phone', async () => {
    const page = await visit({ width: 390, reducedMotion: 'reduce' });
    const small = await page.locator('a, button, input, [role=radio]').evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true });
        const isLarge = height >= 44 || element.matches('li.relative a, [class*="after:inset-0"]');
        return isShown && width > 0 && !isLarge ? [`${element.textContent} ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
