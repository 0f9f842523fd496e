import { describe, expect, it } from 'vitest';
import { caseAction } from '@/content/case-action';
import { claims } from '@/content/claims';
import { descriptions } from '@/content/descriptions';
import { faqs } from '@/content/faqs';
import { firm } from '@/content/firm';
import { footer } from '@/content/footer';
import { plans } from '@/content/plans';
import { payroll } from '@/content/services/payroll';
import { shop } from '@/content/shop';
import { type ClaimRule, claimRules } from '../support/claim-rules';
import { blocksOf, type RenderedPage, renderPages, sentencesOf } from '../support/rendered-pages';

const pages = await renderPages();
const isBlog = (path: string) => path.startsWith('/blog');

describe('claims on several pages agree', () => {
  const texts = pages.map(({ path, main }) => ({ path, text: blocksOf(main).join('\n') }));
  const said = (text: string, { pattern }: ClaimRule) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean) ?? '');
  const isRight = (words: string, { says }: ClaimRule) =>
    says.some((right) => right.toLowerCase() === words.toLowerCase());

  it.each(claimRules)('$claim', (rule) => {
    const found = texts.flatMap(({ path, text }) =>
      said(text, rule).map((words) => ({ path, words })),
    );
    expect(found.filter(({ words }) => !isRight(words, rule))).toEqual([]);
    const paths = new Set(found.map(({ path }) => path).filter((path) => !isBlog(path)));
    expect([...paths].sort()).toEqual([...rule.pages].sort());
  });

  it.each(claimRules)('$claim: a different statement would be found', (rule) => {
    const words = said(rule.otherwise, rule);
    expect(words).toHaveLength(1);
    expect(words.filter((word) => isRight(word, rule))).toEqual([]);
  });

  it('the smallest plan includes a named accountant', () => {
    expect(plans[0]?.features).toContain('A named accountant');
  });

  it('the Basic plan and the calendar of the payroll page have the same pay runs', () => {
    expect(payroll.month.lead).toContain('every second Friday');
    expect(claims.basicRuns.toLowerCase()).toContain('biweekly');
  });
});

describe('required words', () => {
  it('the tagline is in the footer and describes the home page', () => {
    expect(footer.blurb).toContain(firm.tagline);
    expect(descriptions['/']).toContain(firm.tagline);
  });

  it.each(['direct employees', 'contractors', 'employer of record', 'global payroll'])(
    '%s is named among the ways to hire and pay people',
    (way) => {
      const { answer = '' } = faqs.find(({ question }) => /hiring and paying/.test(question)) ?? {};
      expect(answer.toLowerCase()).toContain(way);
      const audience = payroll.audience.items.flatMap(({ who, why }) => [who, why]).join(' ');
      expect(audience.toLowerCase()).toContain(way);
    },
  );
});

describe('no sentence of six words or more is on two pages', () => {
  /** Intentionally shared sections. */
  const shared = [
    '[aria-label="Accupay in figures"]',
    '[aria-labelledby="why-us-title"]',
    '[aria-labelledby="testimonials-title"]',
    '[aria-label="Client reviews"]',
    '[aria-labelledby="pricing-title"]',
    '[aria-labelledby="call-title"]',
    '[aria-labelledby="questions-title"] h2 + p',
    '[aria-labelledby="comments-title"]',
    '[aria-labelledby="reply-title"]',
    '[role=tabpanel]:not([data-selected])',
    // The blog's sidebar and bylines.
    '.screen-only',
    'p:has(> a[href^="/team/"])',
    // The card of a lead, with a telephone number.
    '.sheet:has(a[href^="tel:"])',
    // Cards repeat text of the page that they link to.
    ...['blog', 'case-study', 'shop', 'team'].map((list) => `li:has(a[href^="/${list}/"])`),
  ].join();

  /** Shared text in sections without a label. */
  const sharedTexts = [
    caseAction.heading,
    caseAction.text,
    caseAction.patients,
    shop.sale.note,
    '* required for a reply',
  ];
  const isShared = (sentence: string) => sharedTexts.some((text) => text.includes(sentence));

  /** The firm's own questions are on several pages; those of a service are on one. */
  const firmsQuestions = ({ main }: RenderedPage) =>
    [...main.querySelectorAll('[aria-labelledby="questions-title"]')].filter(({ textContent }) =>
      textContent?.includes(faqs[0]?.question ?? ''),
    );

  /** A post without its own article shows the one of `/blog-details`. */
  const article = ({ main }: RenderedPage) => main.querySelector('article');
  const standIn = pages.find(({ path }) => path === '/blog-details');
  const standInText = standIn && article(standIn)?.textContent;
  const standInArticles = (page: RenderedPage) =>
    page !== standIn && article(page)?.textContent === standInText ? [article(page)] : [];

  const ownSentences = (page: RenderedPage) => {
    const parts = [...firmsQuestions(page), ...standInArticles(page)];
    for (const part of [...parts, ...page.main.querySelectorAll(shared)]) part?.remove();
    return sentencesOf(page.main).filter((text) => text.split(' ').length >= 6 && !isShared(text));
  };

  it('except in shared sections', () => {
    const seen = new Map<string, Set<string>>();
    for (const page of pages)
      for (const text of ownSentences(page))
        seen.set(text, (seen.get(text) ?? new Set()).add(page.path));
    expect(seen.size).toBeGreaterThan(500);
    expect([...seen].filter(([, paths]) => paths.size > 1)).toEqual([]);
  });
});
