import { firm } from '@/content/firm';
import { clockTime, minutesOf } from '@/lib/clock-time';
import { hoursWords } from '@/lib/hours-words';
import { weekdays } from '@/lib/weekdays';

const words = hoursWords(firm.hours, firm.timeZone.label);

/** When the phone is answered (BIZ-13); `src/lib/phone-line.ts` knows whether it is now. */
export const hours = { short: words.short, long: words.long };
/** How many hours New York is ahead, in winter and in summer. */
const ahead = ['2026-01-15T17:00Z', '2026-07-15T17:00Z'].map((time) => {
  const hourIn = (timeZone: string) =>
    Number(new Date(time).toLocaleString('en-US', { timeZone, hour: 'numeric', hour12: false }));
  return hourIn('America/New_York') - hourIn(firm.timeZone.id);
});
const eastern = (time: string) =>
  clockTime(`${Number.parseInt(time, 10) + (ahead[0] ?? 0)}${time.slice(2)}`);
/** The same hours for callers farther east, if it is another time there, and the same all year. */
export const easternHours =
  ahead[0] && ahead[0] === ahead[1]
    ? `, which is ${eastern(firm.hours.opens)} to ${eastern(firm.hours.closes)} Eastern`
    : '';
export const { opens, closes, days: openDays, onDays: onOpenDays } = words;

const opensAt = minutesOf(firm.hours.opens);
const noonAt = (100 * (minutesOf('12:00') - opensAt)) / (minutesOf(firm.hours.closes) - opensAt);

/** The week as a drawing shows it: its days, and noon in percent of the hours, if it is in them. */
export const week = {
  days: weekdays.map((day) => ({ name: day.slice(0, 3), isOpen: firm.hours.days.includes(day) })),
  noon: noonAt > 0 && noonAt < 100 ? Math.round(noonAt) : null,
};
