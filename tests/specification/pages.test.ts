import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { auth } from '@/content/auth';
import { contact } from '@/content/contact';
import { descriptions } from '@/content/descriptions';
import { firm } from '@/content/firm';
import { footer } from '@/content/footer';
import { hours } from '@/content/hours.excerpt';
import { privacyPolicy } from '@/content/privacy-policy';
import { termsConditions } from '@/content/terms-conditions';
import { documentTitle } from '@/lib/document-title';
import { stringsIn } from '../support/content';

describe('about (ABOUT-1)', () => {
  it('the story begins in 2012 (BIZ-13)', () => {
    expect(about.story.milestones[0]?.year).toBe(2012);
    expect(firm.founded).toBe(2012);
  });

  it('has the four values', () => {
    expect(about.values.items.map(({ title }) => title)).toEqual([
      'Integrity',
      'Accountability',
      'Diversity',
      'Customer Centricity',
    ]);
  });
});

describe('legal texts (LEGAL-1)', () => {
  it('the privacy policy says that services are not for anyone under 18', () => {
    expect(stringsIn(privacyPolicy).join('\n')).toContain('not for anyone under 18');
  });

  it('the terms list the six service areas', () => {
    const lists = termsConditions.sections.map(({ list = [] }) => list.join('\n').toLowerCase());
    const areas = ['dentist', 'healthcare', 'real estate', 'taxation', 'accounting', 'payroll'];
    const missing = lists.map((list) => areas.filter((area) => !list.includes(area)));
    const [fewest] = missing.toSorted((a, b) => a.length - b.length);
    expect(fewest, 'areas that no list has').toEqual([]);
  });

  it('the payment due days and the late-interest percentage stay unfilled', () => {
    expect(
      stringsIn(termsConditions)
        .join('\n')
        .match(/\[number\]/g),
    ).toHaveLength(2);
  });
});

it('the tagline is in the footer and describes the home page (LAY-5)', () => {
  expect(footer.blurb).toContain(firm.tagline);
  expect(descriptions['/']).toContain(firm.tagline);
});

describe('facts of the firm', () => {
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

  it('the social icons lead nowhere (LAY-5)', () => {
    expect(new Set(firm.social.map(({ link }) => link))).toEqual(new Set(['#']));
  });
});

describe('options and labels', () => {
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
  });

  it('contact (CONTACT-1)', () => {
    expect(contact.form.submit).toBe('Submit');
    expect(contact.office.heading).toBe('Our Office');
    expect(Object.keys(contact.form.labels)).toHaveLength(6);
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
});
