import { dueDate } from '@/payroll/due-dates';
import { year } from '@/payroll/tax-year';

/** What falls due after December's letter: year, month and day by law. */
const duties = [
  { what: 'Deposit for November', by: [year, 12, 15] },
  { what: 'Fourth estimate', by: [year + 1, 1, 15] },
  { what: 'Form 941, W-2s and 1099-NECs', by: [year + 1, 1, 31] },
] as const;

/** The dates in the picture of the monthly letter, moved off weekends and holidays. */
export const letterDates = duties.map(({ what, by: [inYear, month, date] }) => ({
  what,
  when: dueDate(inYear, month, date).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
}));
