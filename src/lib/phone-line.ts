import { type Weekday, weekdayName, weekdays } from './days';
import { federalHoliday } from './federal-holidays';
import { clockTime, minutesOf } from './hours-words';

export type PhoneLine = {
  /** The IANA name of its time zone, whose daylight saving time is observed. */
  zone: string;
  /** The days on which it is open; 0 is Sunday. */
  days: readonly number[];
  /** In minutes from midnight, and in words. */
  opens: number;
  closes: number;
  opensAt: string;
  closesAt: string;
  /** Whether it is closed on federal holidays. */
  isClosedOnHolidays: boolean;
};

/** Whether a phone line is open at a time in ms, and until when, in words (BIZ-13). */
export function phoneLineAt(time: number, line: PhoneLine): { isOpen: boolean; words: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: line.zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const holidayOn = (day: Date) => (line.isClosedOnHolidays ? federalHoliday(day) : undefined);
  const isOpenOn = (day: Date) => line.days.includes(day.getUTCDay()) && !holidayOn(day);
  const today = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  const minute = 60 * part('hour') + part('minute');
  if (isOpenOn(today) && minute >= line.opens && minute < line.closes) {
    return { isOpen: true, words: `Open now until ${line.closesAt}` };
  }
  const next = new Date(today);
  if (minute >= line.opens) next.setUTCDate(next.getUTCDate() + 1);
  while (!isOpenOn(next)) next.setUTCDate(next.getUTCDate() + 1);
  const holiday = holidayOn(today);
  const closed = holiday ? `Closed today for ${holiday}` : 'Closed';
  return { isOpen: false, words: `${closed}. Opens ${weekdayName(next)} at ${line.opensAt}.` };
}

/** When a phone is answered: days, and times such as `18:00` on the clocks of its time zone. */
export type LineHours = {
  days: readonly Weekday[];
  opens: string;
  closes: string;
  closedOnFederalHolidays: boolean;
};

/** The hours of a phone line as `phoneLineAt` takes them; `zone` is the IANA name of its time zone. */
export const toPhoneLine = (hours: LineHours, zone: string): PhoneLine => ({
  zone,
  days: hours.days.map((day) => (weekdays.indexOf(day) + 1) % 7),
  opens: minutesOf(hours.opens),
  closes: minutesOf(hours.closes),
  opensAt: clockTime(hours.opens),
  closesAt: clockTime(hours.closes),
  isClosedOnHolidays: hours.closedOnFederalHolidays,
});
