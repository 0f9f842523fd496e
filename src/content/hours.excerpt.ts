import { firm } from '@/content/firm';
import { clockTime, minutesOf } from '@/lib/clock-time';
import { type Weekday, weekdays } from '@/lib/weekdays';

const { hours: given, timeZone } = firm;
const isOpenOn = (day: Weekday | undefined) => given.days.some((one) => one === day);

/** Runs of days that follow each other, such as Monday to Friday. */
const runs: Weekday[][] = [];
for (const [index, day] of weekdays.entries()) {
  if (!isOpenOn(day)) continue;
  if (isOpenOn(weekdays[index - 1])) runs.at(-1)?.push(day);
  else runs.push([day]);
}

const inWords = (between: string, length?: number) =>
  runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => day?.slice(0, length)))
    .map((ends) => ends.join(between))
    .join(' and ');

const names: Readonly<Record<string, string>> = {
  'Monday to Friday': 'weekdays',
  'Monday to Sunday': 'all days',
};

export const opens = clockTime(given.opens);
export const closes = clockTime(given.closes);
/** Such as “Monday to Friday”. */
export const openDays = inWords(' to ');
/** As in “from 6AM on weekdays”. */
export const onOpenDays = `on ${names[openDays] ?? openDays}`;

/** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
export const hours = {
  short: `${inWords('–', 3)}, ${opens}–${closes} ${timeZone.label}`,
  long: `${openDays}, ${opens} to ${closes} ${timeZone.label}${given.closedOnFederalHolidays ? ', except federal holidays' : ''}`,
};

const opensAt = minutesOf(given.opens);
const noonAt = (100 * (minutesOf('12:00') - opensAt)) / (minutesOf(given.closes) - opensAt);

/** The week as a drawing shows it: its days, and noon in percent of the hours, if it is in them. */
export const week = {
  days: weekdays.map((day) => ({ name: day.slice(0, 3), isOpen: isOpenOn(day) })),
  noon: noonAt > 0 && noonAt < 100 ? Math.round(noonAt) : null,
};
