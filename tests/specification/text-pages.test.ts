import { describe, expect, it } from 'vitest';
import { faqs } from '@/content/faqs';
import { plans } from '@/content/plans';
import { renderRoot } from '../support/render-root';
import { textsIn } from '../support/words-in';

it.each([
  ['/faq', 'FAQ-1', 'FAQ', ['questions-title', 'call-title']],
  ['/pricing', 'PRICE-1', 'Pricing', ['pricing-title', 'questions-title']],
])(
  '%s (%s): a banner is above the shared sections (FAQ-1, PRICE-1)',
  async (path, clause, heading, titles) => {
    const root = await renderRoot(path);
    expect(textsIn(root, 'main .banner h1'), `${clause} on ${path}`).toEqual([heading]);
    const parts = ['.banner', ...titles.map((title) => `[aria-labelledby=${title}]`)];
    const all = [...root.querySelectorAll('main *')];
    const places = parts.map((part) => all.findIndex((element) => element.matches(part)));
    expect(places, `${clause} on ${path}`).not.toContain(-1);
    expect(places, `${clause} on ${path}`).toEqual(places.toSorted((a, b) => a - b));
    expect(
      root.querySelectorAll('main [aria-labelledby=questions-title] li').length,
      `${clause} on ${path}`,
    ).toBe(faqs.length);
  },
);

it('the pricing page compares the plans, and counts (PRICE-1)', async () => {
  const root = await renderRoot('/pricing');
  expect(textsIn(root, '[aria-labelledby=pricing-title] li h3'), 'PRICE-1').toEqual(
    plans.map(({ planName }) => planName),
  );
  expect(root.querySelectorAll('main section[aria-label$=" in figures"]').length, 'PRICE-1').toBe(
    1,
  );
});

describe('legal texts (LEGAL-1)', () => {
  it('the privacy policy says that services are not for anyone under 18', async () => {
    const root = await renderRoot('/privacy-policy');
    expect(textsIn(root, 'main .legal-text p').join(' '), 'LEGAL-1 on /privacy-policy').toMatch(
      /services are not for anyone under 18\b/,
    );
  });

  it('the terms list six service areas', async () => {
    const root = await renderRoot('/terms-conditions');
    const areas = ['Dentist', 'Healthcare', 'Real estate', 'Taxation', 'Accounting', 'Payroll'];
    const lists = [...root.querySelectorAll('main .legal-text ul')].map((list) =>
      textsIn(list, 'li').map((item) => item.replace(/ services:.*/, '')),
    );
    expect(lists, 'LEGAL-1 on /terms-conditions').toContainEqual(areas);
  });

  it('the due days and the late interest are visibly placeholders', async () => {
    const root = await renderRoot('/terms-conditions');
    const marks = textsIn(root, 'main .legal-text mark');
    expect(marks, 'LEGAL-1 on /terms-conditions').toEqual(['[number]', '[number]']);
    const sentences = textsIn(root, 'main .legal-text p:has(mark)').join(' ');
    for (const words of ['due within [number] days', 'interest at [number] percent'])
      expect(sentences, 'LEGAL-1 on /terms-conditions').toContain(words);
  });

  it.each(['/privacy-policy', '/terms-conditions'])('%s is static text', async (path) => {
    const root = await renderRoot(path);
    expect(root.querySelectorAll('main :is(form, button)').length, `LEGAL-1 on ${path}`).toBe(0);
    expect(textsIn(root, 'main .legal-text h2').length, `LEGAL-1 on ${path}`).toBeGreaterThan(5);
  });
});
