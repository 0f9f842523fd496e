import { claims } from '@/content/claims';
import { monthName } from '@/lib/day-words';
import { year } from '@/payroll/tax-year';

/** The last day on which a call is in time for a first payday on that day of the next year. */
function callFor(month: number, day: number): string {
  const call = new Date(Date.UTC(year + 1, month - 1, day - 7 * claims.switchWeeks));
  return `${monthName(call)} ${call.getUTCDate()}`;
}

/** When to call for a first payday in the middle of January, and for one at the start of April. */
export const callForJanuary = callFor(1, 15);
export const callForApril = callFor(4, 1);
