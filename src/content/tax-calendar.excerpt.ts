import { federalHoliday } from '@/lib/federal-holidays';
import { dueDate } from '@/payroll/due-dates';
import { year } from '@/payroll/tax-year';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * The current date in the drawing, the day on which November is closed; earlier filings are done.
 */
const drawn = [12, 7] as const;

/**
 * Month and day by law, what is due, and its text when done. The sample payroll deposits semiweekly,
 * so the tax of a payday from Wednesday to Friday is due by the next Wednesday, and of one from
 * Saturday to Tuesday by the next Friday. Its paydays are the 5th and the 20th,
 * or the banking day before: December 5 is a Saturday.
 */
const duties = [
  { by: [10, 31], what: 'Form 941, Montana UI report', done: 'Filed' },
  { by: [11, 11], what: 'Tax deposits, Nov 5 payday', done: 'Paid' },
  { by: [11, 25], what: 'Tax deposits, Nov 20 payday', done: 'Paid' },
  { by: [12, 9], what: 'Tax deposits, Dec 4 payday', done: 'Paid' },
] as const;

/** Why a date does not count: a holiday, or the day of a weekend. */
const reason = (day: Date) => federalHoliday(day) ?? `a ${weekdays[day.getUTCDay()]}`;

export const asOf = `Example: tax year ${year}, as of ${months[drawn[0] - 1]} ${drawn[1]}`;

/** The filing dates of a quarter, moved past weekends and holidays. */
export const filings = duties.map(({ by: [month, date], what, done }) => {
  const due = dueDate(year, month, date);
  const byLaw = new Date(Date.UTC(year, month - 1, date));
  return {
    day: due.getUTCDate(),
    month: months[due.getUTCMonth()],
    what,
    /** Why the date was moved; empty if it was not. */
    moved: due > byLaw ? `${months[month - 1]} ${date} is ${reason(byLaw)}` : '',
    status: due < new Date(Date.UTC(year, drawn[0] - 1, drawn[1])) ? done : 'Next',
  };
});
