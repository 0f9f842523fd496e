/** A day as its midnight UTC, wherever it is spent; months start at 1. */
const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date));

/** The day on which a date is observed: the Friday before a Saturday, the Monday after a Sunday. */
export function observed(year: number, month: number, date: number): Date {
  const shift = { 0: 1, 6: -1 }[dayOf(year, month, date).getUTCDay()] ?? 0;
  return dayOf(year, month, date + shift);
}

/** The first of a weekday (0 is Sunday) on a date or after it. */
export function firstFrom(year: number, month: number, date: number, weekday: number) {
  const days = (weekday - dayOf(year, month, date).getUTCDay() + 7) % 7;
  return dayOf(year, month, date + days);
}

const monday = 1;
const thursday = 4;

/**
 * The federal holidays of a year by the day on which they are observed (5 USC 6103), with the next
 * New Year’s Day, which can be observed in December. Inauguration Day is one only in the capital.
 */
const federalHolidays = (year: number): readonly (readonly [name: string, day: Date])[] => [
  ['New Year’s Day', observed(year, 1, 1)],
  ['Martin Luther King Jr. Day', firstFrom(year, 1, 15, monday)],
  ['Presidents’ Day', firstFrom(year, 2, 15, monday)],
  ['Memorial Day', firstFrom(year, 5, 25, monday)],
  ['Juneteenth', observed(year, 6, 19)],
  ['Independence Day', observed(year, 7, 4)],
  ['Labor Day', firstFrom(year, 9, 1, monday)],
  ['Columbus Day', firstFrom(year, 10, 8, monday)],
  ['Veterans Day', observed(year, 11, 11)],
  ['Thanksgiving', firstFrom(year, 11, 22, thursday)],
  ['Christmas', observed(year, 12, 25)],
  ['New Year’s Day', observed(year + 1, 1, 1)],
];

/** The federal holiday that is observed on a day, its midnight UTC; undefined on other days. */
export const federalHoliday = (day: Date): string | undefined =>
  federalHolidays(day.getUTCFullYear()).find(([, on]) => on.getTime() === day.getTime())?.[0];
