import { claims } from '@/content/claims';
import { monthName } from '@/lib/day-words';
import { year } from '@/payroll/tax-year';

/** The last day on which a call is in time for a first payday in that month of the next year. */
function callFor(month: number): string {
  const day = new Date(Date.UTC(year + 1, month - 1, 1 - 7 * claims.switchWeeks));
  return `${monthName(day)} ${day.getUTCDate()}`;
}

/** When to call for a start in April, the next quarter of which the call is still to come. */
export const callForApril = callFor(4);
