import { describe, expect, it } from 'vitest';
import { describeList, explainExtra } from '@/content/paydays';
import { type Frequency, paydaysFrom } from '@/payroll/paydays';

const from = (first: string, frequency: Frequency) => paydaysFrom(new Date(first), frequency);

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
