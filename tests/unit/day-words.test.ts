import { expect, it } from 'vitest';
import {
  dateFieldWords,
  longDate,
  monthName,
  shortDate,
  shortDay,
  weekdayName,
} from '@/lib/day-words';

it.each([
  ['2026-01-04', 'Sunday', 'January', 'Jan 4', 'Sun, Jan 4', 'Sunday, January 4'],
  ['2028-02-29', 'Tuesday', 'February', 'Feb 29', 'Tue, Feb 29', 'Tuesday, February 29'],
  ['2026-12-31', 'Thursday', 'December', 'Dec 31', 'Thu, Dec 31', 'Thursday, December 31'],
])('the words of %s', (text, ...words) => {
  const day = new Date(text);
  const found = [weekdayName, monthName, shortDay, shortDate, longDate].map((write) => write(day));
  expect(found).toEqual(words);
});

it('the value of a date field in words, unless it is no date (VAL-6)', () => {
  expect(dateFieldWords('2031-03-04'), 'VAL-6').toBe('Tuesday, March 4, 2031');
  expect(dateFieldWords('20310-03-04'), 'VAL-6').toBe('20310-03-04');
});
