import { federalHoliday, observed } from '@/lib/federal-holidays';

/** Legal holidays include Emancipation Day in the District of Columbia (26 USC 7503). */
const isLegalHoliday = (day: Date) =>
  federalHoliday(day) !== undefined ||
  observed(day.getUTCFullYear(), 4, 16).getTime() === day.getTime();

const isBusinessDay = (day: Date) => day.getUTCDay() % 6 !== 0 && !isLegalHoliday(day);

/** A due date as its midnight UTC, moved past weekends and legal holidays; months start at 1. */
export function dueDate(year: number, month: number, date: number): Date {
  const due = new Date(Date.UTC(year, month - 1, date));
  while (!isBusinessDay(due)) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}

const tuesday = 2;
const friday = 5;

/**
 * The day on which a semiweekly depositor’s federal tax on a payday is due: the third business day
 * after the Tuesday or Friday that ends its deposit period (26 CFR 31.6302-1(c)(2); ST-DAYS-3).
 */
export function semiweeklyDue(payday: Date): Date {
  const due = new Date(payday);
  while (![tuesday, friday].includes(due.getUTCDay())) due.setUTCDate(due.getUTCDate() + 1);
  for (let businessDays = 0; businessDays < 3; ) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (isBusinessDay(due)) businessDays += 1;
  }
  return due;
}
