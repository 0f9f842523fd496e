import { shortDay } from '@/lib/days';
import { dueDate } from '@/payroll/due-dates';
import { year } from '@/payroll/tax-year';

/** Filings due after December's letter, with year, month and day by law. */
const duties = [
  { what: 'Deposit for November', by: [year, 12, 15] },
  { what: 'Fourth estimate', by: [year + 1, 1, 15] },
  { what: 'Forms 940, 941, W-2, 1099-NEC', by: [year + 1, 1, 31] },
] as const;

/** The dates in the drawing of the monthly letter, moved past weekends and holidays. */
export const letterDates = duties.map(({ what, by: [inYear, month, date] }) => ({
  what,
  when: shortDay(dueDate(inYear, month, date)),
}));

export const letterHeading = `December ${year} email`;
