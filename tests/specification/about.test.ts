import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { firm } from '@/content/firm';
import { plans } from '@/content/plans';
import { testimonials } from '@/content/testimonials';
import { renderRoot } from '../support/render-root';
import { textsIn, valuesIn } from '../support/words-in';

const root = await renderRoot('/about');

describe('the about page (ABOUT-1)', () => {
  it('has its sections in order, below its breadcrumb', () => {
    const parts = [
      '[aria-label=Breadcrumb]',
      ...[
        'intro-title',
        'story-title',
        'values-title',
        'awards-title',
        'counters',
        'why-us-title',
        'testimonials-title',
        'pricing-title',
        'questions-title',
      ].map((title) => `[aria-labelledby=${title}]`),
    ];
    const all = [...root.querySelectorAll('main nav, main section')];
    const places = parts.map((part) =>
      all.findIndex((element) =>
        part.includes('counters')
          ? element.getAttribute('aria-label')?.endsWith(' in figures')
          : element.matches(part),
      ),
    );
    expect(places, 'ABOUT-1 on /about').not.toContain(-1);
    expect(places, 'ABOUT-1 on /about').toEqual(places.toSorted((a, b) => a - b));
  });

  it('tells a story that begins when the firm does', () => {
    const [first] = textsIn(root, '[aria-labelledby=story-title] li > p.figure');
    expect(first, 'ABOUT-1 on /about').toBe(String(firm.founded));
  });

  it('has four values', () => {
    expect(textsIn(root, '[aria-labelledby=values-title] li h3'), 'ABOUT-1 on /about').toEqual([
      'Integrity',
      'Accountability',
      'Diversity',
      'Customer Centricity',
    ]);
  });

  it('has a video popup that a button opens', () => {
    const [button] = root.querySelectorAll('[aria-labelledby=intro-title] button');
    expect(button?.getAttribute('commandfor'), 'ABOUT-1 on /about').toBe('video');
    expect(root.querySelectorAll('dialog#video:not([open])').length, 'ABOUT-1 on /about').toBe(1);
  });

  it('has awards that the keyboard reaches, each with its name in a badge', () => {
    const award = '[aria-labelledby=awards-title] li button';
    const names = about.awards.items.map(({ name }) => name);
    expect(valuesIn(root, award, 'aria-label'), 'ABOUT-1 on /about').toEqual(names);
    expect(textsIn(root, `${award} .stamp`), 'ABOUT-1 on /about').toEqual(names);
  });

  it('has counters, reasons, testimonials, plans and questions', () => {
    const counts = [
      '[aria-label$=" in figures"] p > .figure',
      '[aria-labelledby=why-us-title] li h3',
      '[aria-labelledby=testimonials-title] li blockquote',
      '[aria-labelledby=pricing-title] li h3',
      '[aria-labelledby=questions-title] li summary',
    ].map((selector) => root.querySelectorAll(selector).length);
    expect(counts, 'ABOUT-1 on /about').toEqual([3, 4, testimonials.length, plans.length, 5]);
  });
});
