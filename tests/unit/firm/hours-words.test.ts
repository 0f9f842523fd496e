import { describe, expect, it } from 'vitest';
import { clockTime, minutesOf } from '@/lib/clock-time';
import { hoursWords } from '@/lib/hours-words';
import { type Weekday, weekdays } from '@/lib/weekdays';

it.each([
  ['00:00', 0, '12AM'],
  ['06:00', 360, '6AM'],
  ['08:05', 485, '8:05AM'],
  ['12:00', 720, '12PM'],
  ['17:30', 1050, '5:30PM'],
  ['24:00', 1440, '12AM'],
])('%s is %i minutes after midnight, %s', (time, minutes, words) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(clockTime(time)).toBe(words);
});

describe('the hours of a phone line in words', () => {
  const hours = {
    days: weekdays.slice(0, 5),
    opens: '07:30',
    closes: '16:00',
    closedOnFederalHolidays: true,
  };

  it('are short in the footer and long elsewhere', () => {
    const { short, long } = hoursWords(hours, 'CST');
    expect(short).toBe('Mon–Fri, 7:30AM–4PM CST');
    expect(long).toBe('Monday to Friday, 7:30AM to 4PM CST, except federal holidays');
  });

  it.each<[days: readonly Weekday[], short: string, long: string]>([
    [weekdays, 'Mon–Sun', 'Monday to Sunday'],
    [weekdays.slice(0, 5), 'Mon–Fri', 'Monday to Friday'],
    [['Sunday'], 'Sun', 'Sunday'],
    [['Tuesday', 'Monday', 'Saturday'], 'Mon–Tue and Sat', 'Monday to Tuesday and Saturday'],
  ])('name the days %j', (days, short, long) => {
    const words = hoursWords({ ...hours, days, closedOnFederalHolidays: false }, 'CT');
    expect(words.short).toBe(`${short}, 7:30AM–4PM CT`);
    expect(words.long).toBe(`${long}, 7:30AM to 4PM CT`);
  });
});
