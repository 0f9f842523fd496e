import { federalHoliday, observed } from '@/lib/federal-holidays';

/** Legal holidays include Emancipation Day in the District of Columbia (26 USC 7503). */
const isLegalHoliday = (day: Date) =>
  federalHoliday(day) !== undefined ||
  observed(day.getUTCFullYear(), 4, 16).getTime() === day.getTime();

/** A due date as its midnight UTC, moved past weekends and legal holidays; months start at 1. */
export function dueDate(year: number, month: number, date: number): Date {
  const due = new Date(Date.UTC(year, month - 1, date));
  while (due.getUTCDay() % 6 === 0 || isLegalHoliday(due)) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}
