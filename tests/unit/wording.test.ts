import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink } from '@/lib/contact-link';
import {
  dateFieldWords,
  longDate,
  monthName,
  shortDate,
  shortDay,
  type Weekday,
  weekdayName,
  weekdays,
} from '@/lib/days';
import { clockTime, hoursWords, minutesOf } from '@/lib/hours-words';
import { dollars, formatCents } from '@/lib/money';
import {
  addressLine,
  capitalized,
  counted,
  nameLines,
  numberWord,
  possessive,
} from '@/lib/wording';

it.each([
  [
    ['12 Elm Street, Suite 4', 'Ames, IA 50010'],
    '12 Elm Street, Suite\u00a04, Ames, IA\u00a050010',
  ],
  [['Suite 10, 3 Oak Way', 'Ames'], 'Suite\u00a010, 3 Oak Way, Ames'],
  [['9 Suite Street', 'Ames, IA'], '9 Suite Street, Ames, IA'],
  [['Old Mill 7', 'Rue A 5'], 'Old Mill 7, Rue A 5'],
])('%j is on one line, with its numbers beside their words', (address, line) => {
  expect(addressLine(address)).toBe(line);
});

it.each([
  ['Accupay', ['Accupay']],
  ['Ferris & Hollow', ['Ferris &', 'Hollow']],
  ['Bell and Whitcombe', ['Bell and', 'Whitcombe']],
  ['One Two Three Four', ['One Two', 'Three Four']],
])('the lines of %s are as even as possible', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});

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

const cents = [
  0, 5, 99, 100, 12_345, 99_999, 100_000, 123_456_789, 100_000_000_000, -9_600, -123_456,
];

describe('amounts are formatted like Intl.NumberFormat', () => {
  const ledger = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  it.each(cents)('%i cents in a ledger', (amount) => {
    expect(formatCents(amount)).toBe(ledger.format(amount / 100).replace('-', '−'));
  });

  const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  it.each(cents.filter((amount) => amount >= 0))('%i cents in the cart (BIZ-3)', (amount) => {
    expect(dollars(amount / 100)).toBe(currency.format(amount / 100));
  });
});

it.each([
  ['(202) 555-0120', 'tel:+12025550120'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('%s calls %s', (label, href) => {
  expect(phoneLink(label)).toEqual({ label, href });
});

it('an address is written to', () => {
  expect(emailLink('a@b.example').href).toBe('mailto:a@b.example');
});

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

it.each([
  [0, 'no'],
  [1, 'one'],
  [6, 'six'],
  [20, 'twenty'],
  [21, '21'],
])('%i is written %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

it('a sentence starts with a capital', () => {
  expect(capitalized('six')).toBe('Six');
});

it('counts in the singular and the plural', () => {
  expect([1, 3].map((count) => counted(count, 'office', 'offices'))).toEqual([
    'one office',
    'three offices',
  ]);
});

it.each([
  ['Northlake', 'Northlake’s'],
  ['Northlake Accountants', 'Northlake Accountants’'],
  ['LEDGERS', 'LEDGERS’'],
  ['Sons & Co', 'Sons & Co’s'],
])('the possessive of %s is %s', (name, expected) => {
  expect(possessive(name)).toBe(expected);
});
