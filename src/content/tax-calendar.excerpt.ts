import { monthName, shortDay, weekdayName } from '@/lib/days';
import { federalHoliday } from '@/lib/federal-holidays';
import { dueDate } from '@/payroll/due-dates';
import { type Payday, paydaysFrom } from '@/payroll/paydays';
import { year } from '@/payroll/tax-year';

/** The current date in the drawing: the fifth business day of December, when November is closed. */
let drawn = dueDate(year, 12, 1);
for (let count = 1; count < 5; count += 1) drawn = dueDate(year, 12, drawn.getUTCDate() + 1);

export const asOf = `Example: tax year ${year}, as of ${shortDay(drawn)}`;

/** The same day on the checklist of the close. */
export const closeAsOf = `Example: November ${year}, as of ${shortDay(drawn)}`;

type Filing = { due: Date; what: string; done: string; moved: string };

function quarterlyReturn(): Filing {
  const byLaw = new Date(Date.UTC(year, 9, 31));
  const due = dueDate(year, 10, 31);
  const moved = due > byLaw ? `${shortDay(byLaw)} is a ${weekdayName(byLaw)}` : '';
  return { due, what: 'Form 941, Montana UI report', done: 'Filed', moved };
}

/** The tax of a payday, with the holiday that moved its due date. */
function deposit({ paid, taxDue }: Payday): Filing {
  let moved = '';
  for (const day = new Date(paid); day < taxDue; day.setUTCDate(day.getUTCDate() + 1)) {
    const holiday = federalHoliday(day);
    if (holiday) moved = `${shortDay(day)} is ${holiday}`;
  }
  return { due: taxDue, what: `Tax deposits, ${shortDay(paid)} payday`, done: 'Paid', moved };
}

/** The sample payroll deposits semiweekly, and pays on the 5th and the 20th. */
const { paydays } = paydaysFrom(new Date(Date.UTC(year, 10, 5)), 'semimonthly');

/** The filing dates of a quarter, moved past weekends and holidays; earlier ones are done. */
export const filings = [quarterlyReturn(), ...paydays.slice(0, 3).map(deposit)].map(
  ({ due, what, done, moved }) => ({
    day: due.getUTCDate(),
    month: monthName(due).slice(0, 3),
    what,
    /** Why the date was moved; empty if it was not. */
    moved,
    status: due < drawn ? done : 'Next',
  }),
);
