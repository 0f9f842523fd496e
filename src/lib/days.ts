/** The weekdays in full, from Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The weekday of a day, its midnight UTC, in full. */
export const weekdayName = (day: Date): string => weekdays[(day.getUTCDay() + 6) % 7] ?? '';

/** The month of a day in full, such as `July`. */
export const monthName = (day: Date): string => months[day.getUTCMonth()] ?? '';

/** As in `Jul 3`. */
export const shortDay = (day: Date): string => `${monthName(day).slice(0, 3)} ${day.getUTCDate()}`;

/** As in `July 3`. */
export const longDay = (day: Date): string => `${monthName(day)} ${day.getUTCDate()}`;

/** As in `Fri, Jul 3`. */
export const shortDate = (day: Date): string => `${weekdayName(day).slice(0, 3)}, ${shortDay(day)}`;

/** As in `Friday, July 3`. */
export const longDate = (day: Date): string => `${weekdayName(day)}, ${longDay(day)}`;

/** The value of a date field as in `Friday, July 3, 2026`; a year of more digits stays as it is. */
export function dateFieldWords(value: string): string {
  const day = new Date(value);
  return /^\d{4}-/.test(value) ? `${longDate(day)}, ${day.getUTCFullYear()}` : value;
}

/** The day on the visitor’s calendar, as its midnight UTC. */
export const visitorsDay = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day so many weeks after another. */
export const weeksAfter = (day: Date, weeks: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 7 * weeks));

/** The first day of the next quarter that is at least so many weeks away, and the day that long before. */
export function nextQuarter(today: Date, weeks: number): { starts: Date; signBy: Date } {
  const year = today.getUTCFullYear();
  for (let month = 0; ; month += 3) {
    const starts = new Date(Date.UTC(year, month, 1));
    const signBy = weeksAfter(starts, -weeks);
    if (signBy >= today) return { starts, signBy };
  }
}
