import { describe, expect, it } from 'vitest';
import { describeList, explainExtra } from '@/content/paydays';
import { federalHoliday } from '@/lib/federal-holidays';
import { semiweeklyDue } from '@/payroll/due-dates';
import { type Frequency, isMoved, paydaysFrom } from '@/payroll/paydays';

const iso = (day: Date | undefined) => day?.toISOString().slice(0, 10);
const from = (first: string, frequency: Frequency) => paydaysFrom(new Date(first), frequency);

const paidIn = (first: string, frequency: Frequency) =>
  from(first, frequency).paydays.map(({ paid }) => iso(paid));

const movedIn = (first: string, frequency: Frequency) =>
  from(first, frequency)
    .paydays.filter(isMoved)
    .map(({ scheduled, paid, holiday }) => [iso(scheduled), iso(paid), holiday]);

/** Each day of four years, one of them a leap year. */
const days = Array.from(
  { length: 4 * 365 + 1 },
  (_, index) => new Date(Date.UTC(2025, 0, 1 + index)),
);

describe('where the schedule meets a day without banks (ST-DAYS-2)', () => {
  it.each([
    // A Saturday, a Sunday, a holiday on a Friday, one on a Thursday, one on a Monday.
    ['2026-12-05', '2026-12-04', undefined],
    ['2026-11-15', '2026-11-13', undefined],
    ['2026-06-19', '2026-06-18', 'Juneteenth'],
    ['2026-11-26', '2026-11-25', 'Thanksgiving'],
    ['2026-09-07', '2026-09-04', 'Labor Day'],
    // A Saturday and a Sunday after a holiday on a Friday.
    ['2026-06-20', '2026-06-18', 'Juneteenth'],
    ['2026-07-05', '2026-07-02', 'Independence Day'],
    // A Saturday and a Sunday holiday, observed on the Friday and the Monday.
    ['2027-12-25', '2027-12-23', 'Christmas'],
    ['2027-07-04', '2027-07-02', undefined],
    ['2027-07-05', '2027-07-02', 'Independence Day'],
    // The next New Year’s Day, observed on the last day of the year.
    ['2027-12-31', '2027-12-30', 'New Year’s Day'],
  ])('people paid on %s are paid on %s', (day, paid, holiday) => {
    const [first] = from(day, 'monthly').paydays;
    expect([iso(first?.scheduled), iso(first?.paid), first?.holiday]).toEqual([day, paid, holiday]);
  });

  it('whatever the day, it is the last banking day up to it, and the money comes on the one before', () => {
    const open = days.filter((day) => day.getUTCDay() % 6 !== 0 && !federalHoliday(day));
    for (const day of days.slice(7)) {
      const { paydays, earlier = paydays[0] } = from(iso(day) ?? '', 'monthly');
      const [fundBy, paid] = open.filter((one) => one <= day).slice(-2);
      expect([earlier?.fundBy, earlier?.paid]).toEqual([fundBy, paid]);
    }
  });

  it('January 1 is paid in December, and is none of the year', () => {
    const list = from('2026-01-01', 'weekly');
    expect([iso(list.earlier?.scheduled), iso(list.earlier?.paid)]).toEqual([
      '2026-01-01',
      '2025-12-31',
    ]);
    expect(iso(list.paydays[0]?.paid)).toBe('2026-01-08');
    expect(list.paydays).toHaveLength(52);
  });

  it('the next January 1 is paid in December, and is one of the year', () => {
    expect(movedIn('2026-12-18', 'biweekly')).toEqual([
      ['2027-01-01', '2026-12-31', 'New Year’s Day'],
    ]);
    // A Saturday, after the holiday.
    expect(paidIn('2026-12-02', 'monthly')).toEqual(['2026-12-02', '2026-12-31']);
  });
});

describe('how many paydays a year has (ST-DAYS-2)', () => {
  it.each([
    ['2026-01-02', 'weekly', 53],
    ['2026-01-01', 'weekly', 52],
    ['2026-01-07', 'weekly', 52],
    ['2026-01-02', 'biweekly', 27],
    ['2026-01-09', 'biweekly', 26],
    ['2027-01-01', 'biweekly', 26],
    ['2027-01-08', 'biweekly', 26],
    // A leap year that begins on a Thursday: two Fridays are 364 days apart.
    ['2032-01-02', 'biweekly', 27],
    ['2026-01-05', 'semimonthly', 24],
    ['2026-01-02', 'semimonthly', 25],
    ['2026-01-15', 'semimonthly', 24],
    ['2026-01-05', 'monthly', 12],
    ['2026-01-02', 'monthly', 13],
    ['2026-07-10', 'biweekly', 13],
    ['2026-12-31', 'weekly', 1],
  ] as const)('from %s, %s, there are %i', (first, frequency, count) => {
    expect(from(first, frequency).paydays).toHaveLength(count);
  });
});

describe('the schedule (ST-DAYS-1)', () => {
  it('is 7 or 14 days apart, also over the end of February of a leap year', () => {
    expect(paidIn('2028-02-18', 'weekly').slice(0, 4)).toEqual([
      '2028-02-18',
      '2028-02-25',
      '2028-03-03',
      '2028-03-10',
    ]);
    expect(paidIn('2028-02-18', 'biweekly').slice(0, 2)).toEqual(['2028-02-18', '2028-03-03']);
  });

  const scheduledIn = (first: string, frequency: Frequency) =>
    from(first, frequency).paydays.map(({ scheduled }) => iso(scheduled)?.slice(5));

  it.each([
    ['2026-01-05', ['01-05', '01-20', '02-05', '02-20', '03-05']],
    ['2026-01-20', ['01-20', '02-05', '02-20', '03-05', '03-20']],
    ['2026-01-15', ['01-15', '01-31', '02-15', '02-28', '03-15']],
    ['2026-01-31', ['01-31', '02-15', '02-28', '03-15', '03-31']],
    ['2026-01-30', ['01-30', '02-15', '02-28', '03-15', '03-30']],
    ['2026-01-14', ['01-14', '01-29', '02-14', '02-28', '03-14']],
    ['2026-01-16', ['01-16', '02-01', '02-16', '03-01', '03-16']],
    ['2026-04-30', ['04-30', '05-15', '05-31', '06-15', '06-30']],
    ['2028-02-28', ['02-28', '03-13', '03-28', '04-13', '04-28']],
    ['2028-02-29', ['02-29', '03-15', '03-31', '04-15', '04-30']],
  ])('from %s, twice a month, is %j', (first, expected) => {
    expect(scheduledIn(first, 'semimonthly').slice(0, 5)).toEqual(expected);
  });

  it.each([
    ['2026-01-05', ['01-05', '02-05', '03-05', '04-05']],
    ['2026-01-30', ['01-30', '02-28', '03-30', '04-30']],
    ['2026-01-31', ['01-31', '02-28', '03-31', '04-30']],
    ['2026-02-28', ['02-28', '03-31', '04-30', '05-31']],
    ['2028-01-31', ['01-31', '02-29', '03-31', '04-30']],
    ['2028-02-28', ['02-28', '03-28', '04-28', '05-28']],
  ])('from %s, monthly, is %j', (first, expected) => {
    expect(scheduledIn(first, 'monthly').slice(0, 4)).toEqual(expected);
  });
});

it('a list from no date is an error, not one without end', () => {
  expect(() => from('', 'weekly')).toThrow(RangeError);
});

describe('what each payday needs (ST-DAYS-3)', () => {
  it.each([
    // The money on the banking day before: over a weekend, and over a holiday.
    ['2026-03-06', '2026-03-05'],
    ['2026-03-02', '2026-02-27'],
    ['2026-11-27', '2026-11-25'],
    ['2026-09-08', '2026-09-04'],
  ])('people paid on %s need the money on %s', (day, fundBy) => {
    expect(iso(from(day, 'monthly').paydays[0]?.fundBy)).toBe(fundBy);
  });

  it.each([
    ['2026-03-04', '2026-03-11'],
    ['2026-03-05', '2026-03-11'],
    ['2026-03-06', '2026-03-11'],
    ['2026-03-07', '2026-03-13'],
    ['2026-03-08', '2026-03-13'],
    ['2026-03-09', '2026-03-13'],
    ['2026-03-10', '2026-03-13'],
    // A holiday on the Monday, the Wednesday and the Friday after the period is a day more.
    ['2026-09-04', '2026-09-10'],
    ['2026-11-06', '2026-11-12'],
    ['2026-06-16', '2026-06-22'],
    ['2026-12-31', '2027-01-06'],
    // Emancipation Day, in the capital only.
    ['2027-04-13', '2027-04-19'],
  ])('the tax of %s is due on %s', (day, due) => {
    expect(iso(semiweeklyDue(new Date(day)))).toBe(due);
  });
});

describe('the words about a list of paydays (ST-DAYS-2)', () => {
  it('name a first payday that is paid in the year before', () => {
    expect(describeList(from('2027-01-01', 'biweekly'))).toContain('December\u00a031, 2026');
    expect(describeList(from('2027-01-08', 'biweekly'))).not.toMatch(/\b20\d\d\b/);
  });

  it('explain one more by the first payday of the next year, or by the days of a leap year', () => {
    const byHoliday = explainExtra(from('2026-01-02', 'weekly'));
    expect(byHoliday?.title).toContain('53rd');
    expect(byHoliday?.text).toContain('January\u00a01, 2027');
    expect(byHoliday?.text).toContain('1.92 percent');
    const byLeapYear = explainExtra(from('2032-01-02', 'biweekly'));
    expect(byLeapYear?.title).toContain('27th');
    expect(byLeapYear?.text).toContain('366');
    expect(explainExtra(from('2026-01-02', 'monthly'))?.title).toContain('13th');
  });

  it.each(['monthly', 'semimonthly'] as const)('budget nothing more if paid %s', (frequency) => {
    expect(explainExtra(from('2026-01-02', frequency))?.text).toBe(
      'The Saturday, January\u00a02, 2027, payday moves up to Thursday, December\u00a031, so its wages and taxes count in 2026. No one earns more: only your cash and the W-2s show one more check.',
    );
  });

  it.each(['weekly', 'biweekly'] as const)('budget more if paid %s', (frequency) => {
    expect(explainExtra(from('2026-01-02', frequency))?.text).toContain(
      'percent more for salaries',
    );
  });

  it('explain nothing in a usual year, or in a part of one', () => {
    expect(explainExtra(from('2026-01-09', 'biweekly'))).toBeUndefined();
    expect(explainExtra(from('2026-12-18', 'biweekly'))).toBeUndefined();
  });
});
