import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { auth } from '@/content/auth';
import { contact } from '@/content/contact';
import { firm } from '@/content/firm';
import { privacyPolicy } from '@/content/privacy-policy';
import { placeholder, termsConditions } from '@/content/terms-conditions';
import { repeated, stringsIn } from '../../support/content';

const own = { about, appointment, auth, contact, privacyPolicy, termsConditions };

describe('about (ABOUT-1, BIZ-13)', () => {
  it('the story starts with the company in 2012 and is in order', () => {
    const years = about.story.milestones.map(({ year }) => year);
    expect(years[0]).toBe(2012);
    expect(years[0]).toBe(firm.founded);
    expect(years.at(-1)).toBe(2025);
    expect([4, 5]).toContain(years.length);
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b));
  });

  it('the four values', () => {
    expect(about.values.items.map(({ title }) => title)).toEqual([
      'Integrity',
      'Accountability',
      'Diversity',
      'Customer Centricity',
    ]);
  });

  it('awards fit their badge and have a year within the story', () => {
    const { items } = about.awards;
    expect([5, 6]).toContain(items.length);
    expect(items.filter(({ name }) => name.length > 32)).toEqual([]);
    const years = items.map(({ desc }) => Number(/, (20\d\d)\. /.exec(desc)?.[1]));
    expect(years.filter((year) => !(year >= 2012 && year <= 2025))).toEqual([]);
  });
});

describe.each([
  ['privacy policy', privacyPolicy],
  ['terms', termsConditions],
])('%s (LEGAL-1)', (_, text) => {
  it('is dated, with eight or nine sections that have a heading and text', () => {
    expect(text.updated).toBe('January 2026');
    expect([8, 9]).toContain(text.sections.length);
    expect(repeated(text.sections.map(({ heading }) => heading))).toEqual([]);
    expect(text.sections.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
    expect(text.sections.filter(({ list }) => list?.length === 0)).toEqual([]);
  });
});

describe('required statements of the legal texts (LEGAL-1)', () => {
  const privacy = stringsIn(privacyPolicy).join('\n');

  it('services are not for anyone under 18', () => {
    expect(privacy).toContain('Our services are not for anyone under 18.');
  });

  it.each([
    ['cookies', 'sets no cookies'],
    ['frames of other companies', 'Two frames come from other companies.'],
    ['return information', 'Section 7216'],
    ['the security program', 'FTC Safeguards Rule'],
    ['employment tax records', 'four years after the tax was due or was paid, whichever is later'],
  ])('the privacy policy speaks of %s', (_, words) => {
    expect(privacy).toContain(words);
  });

  it('the terms list the six service areas', () => {
    const areas = termsConditions.sections.find(({ heading }) => /engaged to do/.test(heading));
    expect(areas?.list?.map((line) => line.split(' services: ')[0])).toEqual([
      'Dentist',
      'Healthcare',
      'Real estate',
      'Taxation',
      'Accounting',
      'Payroll',
    ]);
  });

  it('only the days and the percentage are placeholders', () => {
    expect(placeholder).toBe('[number]');
    const all = stringsIn(own).join('\n');
    expect(all).toContain('due within [number] days');
    expect(all).toContain('interest at [number] percent');
    expect(all.match(/[[\]]/g)).toHaveLength(4);
  });

  it('the law of the firm’s state governs', () => {
    expect(stringsIn(termsConditions).join('\n')).toContain(`The law of ${firm.state} governs`);
  });
});

describe('literal options and labels', () => {
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

  it('appointment (APPT-1)', () => {
    expect(appointment.form.submit).toBe('Request A Quote');
    expect(Object.keys(appointment.form.labels)).toHaveLength(7);
    expect(appointment.steps).toHaveLength(3);
    expect(appointment.steps.filter(({ when }) => !/\d/.test(when))).toEqual([]);
  });

  it('contact (CONTACT-1)', () => {
    expect(contact.form.submit).toBe('Submit');
    expect(contact.office.heading).toBe('Our Office');
    expect(Object.keys(contact.form.labels)).toHaveLength(6);
    for (const { name, link, linkText, address } of contact.cards) {
      expect(link === null, name).toBe(linkText === null);
      expect(link === null, name).toBe(address !== null);
    }
  });

  it('sign-up and sign-in (AUTH-1)', () => {
    const { register, login } = auth;
    expect(register.submit).toEqual({ label: 'Register', link: '/login' });
    expect(login.submit).toEqual({ label: 'Login', link: '/' });
    expect(login.forgot).toEqual({ label: 'Forget Password?', link: '/contact' });
    expect(login.remember).toBe('Remember me');
    expect(register.agree.link).toBe('/privacy-policy');
    expect([register.alternative.link, login.alternative.link]).toEqual(['/login', '/register']);
    expect([register.google, login.google].every((label) => /Google$/.test(label))).toBe(true);
  });

  it('the notices of all forms mention the demo (VAL-6)', () => {
    const notices = [
      appointment.form.toast,
      contact.form.toast,
      auth.register.note,
      auth.login.note,
    ];
    expect(notices.filter((text) => !/\bdemo\b/i.test(text))).toEqual([]);
    expect(notices.filter((text) => text.length > 90)).toEqual([]);
  });
});
