import { firm } from '@/content/firm';
import { clockTime, minutesOf } from '@/lib/clock-time';
import { hoursWords } from '@/lib/hours-words';
import { weekdays } from '@/lib/weekdays';

const words = hoursWords(firm.hours, firm.timeZone.label);

/** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
export const hours = { short: words.short, long: words.long };
export const { opens, closes, days: openDays, onDays: onOpenDays } = words;

const january = (timeZone: string) => Date.parse(new Date(0).toLocaleString('en-US', { timeZone }));
const behindEastern = (january('America/New_York') - january(firm.timeZone.id)) / 60_000;
const easternTime = (time: string) => {
  const minutes = minutesOf(time) + behindEastern;
  return clockTime(`${Math.floor(minutes / 60)}:${minutes % 60}`);
};
/** The hours for callers on the East Coast; empty for a firm there. */
export const eastern =
  behindEastern === 0
    ? ''
    : `That is ${easternTime(firm.hours.opens)} to ${easternTime(firm.hours.closes)} Eastern time.`;

const opensAt = minutesOf(firm.hours.opens);
const noonAt = (100 * (minutesOf('12:00') - opensAt)) / (minutesOf(firm.hours.closes) - opensAt);

/** The week as a drawing shows it: its days, and noon in percent of the hours, if it is in them. */
export const week = {
  days: weekdays.map((day) => ({ name: day.slice(0, 3), isOpen: firm.hours.days.includes(day) })),
  noon: noonAt > 0 && noonAt < 100 ? Math.round(noonAt) : null,
};
