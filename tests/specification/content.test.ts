import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { caseStudies } from '@/content/case-studies';
import { descriptions } from '@/content/descriptions';
import { faqs } from '@/content/faqs';
import { firm } from '@/content/firm';
import { footer } from '@/content/footer';
import * as home from '@/content/home';
import { hours } from '@/content/hours.excerpt';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { documentTitle } from '@/lib/document-title';
import { renderRoot } from '../support/render-root';
import { fullPost, pathOfPost } from '../support/sample-posts';
import { textsIn } from '../support/words-in';

describe('counts and constants', () => {
  it.each([
    ['testimonials', 'BIZ-2', 8, testimonials],
    ['questions', 'BIZ-2', 5, faqs],
    ['members', 'BIZ-2', 6, team],
    ['case studies', 'BIZ-2', 6, caseStudies],
    ['products', 'BIZ-2', 6, products],
    ['logos', 'BIZ-9', 8, home.logos.items],
    ['services in the footer', 'LAY-5', 4, footer.columns[1]?.links],
  ])(
    'as many %s as the specification says (%s of BIZ-2, BIZ-9 and LAY-5)',
    (_, clause, count, list) => {
      expect(list, clause).toHaveLength(count);
    },
  );

  it('plans are 10, 20 and 40, the second popular (BIZ-1)', () => {
    expect(plans.map((plan) => [plan.planName, plan.monthlyPrice, plan.isPopular])).toEqual([
      ['Basic', '10', false],
      ['Standard', '20', true],
      ['Premium', '40', false],
    ]);
  });

  it('product prices run from 402 to 948 in whole dollars (BIZ-3)', () => {
    const prices = products.map(({ price }) => price);
    expect(prices.every((price) => /^\d+$/.test(price))).toBe(true);
    expect(Math.min(...prices.map(Number))).toBe(402);
    expect(Math.max(...prices.map(Number))).toBe(948);
  });

  it('counters (BIZ-5)', () => {
    expect(home.counters.map(({ id, ...counter }) => counter)).toEqual([
      { prefix: '', value: 68, suffix: ' hrs', label: 'average time saved per month' },
      { prefix: '$', value: 256689, suffix: '', label: 'average yearly savings' },
      { prefix: '', value: 6, suffix: ' weeks', label: 'average switch time' },
    ]);
  });

  it.each(['/blog', '/blog-details', pathOfPost(fullPost)])(
    'blog categories on %s (BIZ-6)',
    async (path) => {
      const [, , categories] = [
        ...(await renderRoot(path)).querySelectorAll('main section:has(> h2)'),
      ].reverse();
      expect(categories && textsIn(categories, 'li'), `BIZ-6 on ${path}`).toEqual([
        'Accounting6',
        'Business4',
        'Finance8',
        'Invest3',
        'Payroll Processing2',
        'Taxation5',
      ]);
    },
  );

  it('interests, and the default (BIZ-11, ST-INTEREST)', () => {
    expect(interests).toEqual([
      'Accounting Service',
      'Payroll Service',
      'Tax Service',
      'Real State Service',
      'Dentist Service',
    ]);
    expect(appointment.form.defaultInterest).toBe('Accounting Service');
  });

  it('the title of the blog section (HOME-13)', () => {
    expect(home.blog.title).toBe('Stay updates with Accupay News');
  });
});

describe('facts of the firm', () => {
  it('the story begins in 2012 (BIZ-13, ABOUT-1)', () => {
    expect([about.story.milestones[0]?.year, firm.founded]).toEqual([2012, 2012]);
  });

  it('the tagline is in the footer and describes the home page (LAY-5)', () => {
    expect(footer.blurb).toContain(firm.tagline);
    expect(descriptions['/']).toContain(firm.tagline);
  });

  it('the title of a page is `{Page} - Accupay Vue App` (RT-1)', () => {
    expect(documentTitle('Contact')).toBe('Contact - Accupay Vue App');
  });

  it('the phone number (LAY-1)', () => {
    expect(firm.phone).toBe('(406) 555-0120');
  });

  it('the hours of the phone line (BIZ-13)', () => {
    expect(firm.hours).toEqual({
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '06:00',
      closes: '18:00',
      closedOnFederalHolidays: true,
    });
    expect(firm.timeZone.id).toBe('America/Denver');
    expect(hours.short).toMatch(/^Mon–Fri, 6AM–6PM MST/);
    expect(hours.long).toMatch(/^Monday to Friday, 6AM to 6PM MST/);
  });
});
