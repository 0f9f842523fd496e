import { shortDay } from '@/lib/days';
import { firstFrom } from '@/lib/federal-holidays';
import { dueDate } from '@/payroll/due-dates';
import { contractorReportFrom, year } from '@/payroll/tax-year';

// What pages state of the tax year, without its tables.
export const taxYear = year;

/** The tax year, and its first Friday after New Year’s Day as date fields write it, for the paydays. */
export const paydaysInput = {
  year,
  first: firstFrom(year, 1, 2, 5).toISOString().slice(0, 10),
};

/** The payments in the tax year from which a contractor gets a 1099. */
export const contractorThreshold = `$${(contractorReportFrom / 100).toLocaleString('en-US')}`;

/** The days on which the year’s four estimates are due. */
export const estimateDays = [4, 6, 9, 13].map((month) => shortDay(dueDate(year, month, 15)));
