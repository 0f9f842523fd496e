import { federalHoliday } from './federal-holidays';

const opens = 6;
const closes = 18;

/** The date and hour in Montana, which observes daylight saving time. */
const inMontana = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Monday to Friday, except on federal holidays. */
const isWorkday = (day: Date) => day.getUTCDay() % 6 > 0 && !federalHoliday(day);

/**
 * Whether the phone line is open at a time in ms, Monday to Friday, 6AM to 6PM, except on federal
 * holidays (BIZ-13); and until when, in words.
 */
export function phoneLineAt(time: number): { isOpen: boolean; words: string } {
  const parts = inMontana.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const today = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  const hour = part('hour');
  if (isWorkday(today) && hour >= opens && hour < closes) {
    return { isOpen: true, words: 'Open now, closes 6PM' };
  }
  const next = new Date(today);
  if (hour >= opens) next.setUTCDate(next.getUTCDate() + 1);
  while (!isWorkday(next)) next.setUTCDate(next.getUTCDate() + 1);
  const holiday = federalHoliday(today);
  const closed = holiday ? `Closed today for ${holiday}` : 'Closed now';
  const weekday = next.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return { isOpen: false, words: `${closed}, opens ${weekday} 6AM` };
}
