import { type Weekday, weekdays } from './days';
import type { LineHours } from './phone-line';

/** The minutes from midnight to a time of day such as `18:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** A time of day such as `18:00` as on the site’s pages: 6PM, 8:30AM. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    const before = weekdays[index - 1];
    if (!days.includes(day)) continue;
    if (before && days.includes(before)) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The hours of a phone line in words; `zone` is the label of its time zone. */
export function hoursWords(hours: LineHours, zone: string) {
  const opens = clockTime(hours.opens);
  const closes = clockTime(hours.closes);
  const inWords = (between: string, length?: number) =>
    runsOf(hours.days)
      .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => day?.slice(0, length)))
      .map((ends) => ends.join(between))
      .join(' and ');
  const days = inWords(' to ');
  const exception = hours.closedOnFederalHolidays ? ', except federal holidays' : '';
  return {
    days,
    short: `${inWords('–', 3)}, ${opens}–${closes} ${zone}`,
    long: `${days}, ${opens} to ${closes} ${zone}${exception}`,
  };
}
