import { firm } from '@/content/firm';
import { clockTime, hoursWords, minutesOf } from '@/lib/hours-words';
import { toPhoneLine } from '@/lib/phone-line';

const words = hoursWords(firm.hours, firm.timeZone.label);

/** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
export const hours = { short: words.short, long: words.long };
export const openDays = words.days;

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

/** The firm's phone line (BIZ-13). */
export const phoneLine = toPhoneLine(firm.hours, firm.timeZone.id);
