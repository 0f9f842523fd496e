import { clockTime, minutesOf } from './clock-time';
import { federalHoliday } from './federal-holidays';

/** When a phone is answered: its days of the week, and times such as `18:00` in its time zone. */
export type LineHours = {
  days: readonly string[];
  opens: string;
  closes: string;
  closedOnFederalHolidays: boolean;
};

const weekdayOf = (day: Date) =>
  day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

/**
 * Whether a phone line is open at a time in ms, and until when, in words (BIZ-13). `zone` is the IANA
 * name of its time zone, whose daylight saving time is observed.
 */
export function phoneLineAt(
  time: number,
  { days, opens, closes, closedOnFederalHolidays }: LineHours,
  zone: string,
): { isOpen: boolean; words: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const holidayOn = (day: Date) => (closedOnFederalHolidays ? federalHoliday(day) : undefined);
  const isOpenOn = (day: Date) => days.includes(weekdayOf(day)) && !holidayOn(day);
  const today = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  const minute = 60 * part('hour') + part('minute');
  if (isOpenOn(today) && minute >= minutesOf(opens) && minute < minutesOf(closes)) {
    return { isOpen: true, words: `Open now, closes ${clockTime(closes)}` };
  }
  const next = new Date(today);
  if (minute >= minutesOf(opens)) next.setUTCDate(next.getUTCDate() + 1);
  while (!isOpenOn(next)) next.setUTCDate(next.getUTCDate() + 1);
  const holiday = holidayOn(today);
  const closed = holiday ? `Closed today for ${holiday}` : 'Closed now';
  return { isOpen: false, words: `${closed}, opens ${weekdayOf(next)} ${clockTime(opens)}` };
}
