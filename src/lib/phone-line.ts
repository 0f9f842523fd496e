import { weekdayName } from './day-words';
import { federalHoliday } from './federal-holidays';

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
