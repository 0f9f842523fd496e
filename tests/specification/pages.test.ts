import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { descriptions } from '@/content/descriptions';
import { firm } from '@/content/firm';
import { footer } from '@/content/footer';
import { hours } from '@/content/hours.excerpt';
import { documentTitle } from '@/lib/document-title';

describe('about (ABOUT-1)', () => {
  it('the story begins in 2012 (BIZ-13)', () => {
    expect(about.story.milestones[0]?.year).toBe(2012);
    expect(firm.founded).toBe(2012);
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
});
