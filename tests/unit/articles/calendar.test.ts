import { describe, expect, it } from 'vitest';
import { posts } from '@/content/posts';
import { range, readArticle, readPost } from '../../support/articles';

const day = 24 * 60 * 60 * 1000;
/** A date such as “January 2, 2026”, in 2026 if it has no year. */
const dateOf = (text: string) => Date.parse(`${/\d{4}/.test(text) ? text : `${text}, 2026`} UTC`);
const write = (time: number) =>
  new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekday = (time: number) =>
  new Date(time).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
const yearOf = (time: number) => new Date(time).getUTCFullYear();

describe.each(posts)('$title', ({ article, date }) => {
  it('has the correct day of the week for each date', () => {
    const { prose } = readArticle(article);
    const named = prose.matchAll(/((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day), ([A-Z][a-z]+ \d+)(?:, (\d{4}))?/g); // biome-ignore format: one pattern
    for (const [text, name, monthDay, year] of named) {
      // A date without a year is in the year of the post or, around New Year, in the next.
      const isNext = /Jan|Feb/.test(monthDay ?? '') && !/Jan|Feb/.test(date);
      expect(weekday(dateOf(`${monthDay}, ${year ?? (isNext ? 2027 : 2026)}`)), text).toBe(name);
    }
  });
});

describe('the 27th payday', () => {
  const { prose } = readPost('The 27th payday arrives about every eleven years');
  const paydays = (first: string, count: number) =>
    range(0, count - 1).map((run) => dateOf(first) + run * 14 * day);

  it('is January 1, which the bank moves into 2026', () => {
    const fridays = paydays('January 2, 2026', 53);
    expect(write(fridays[25] ?? 0)).toBe('December 18');
    expect(fridays[26]).toBe(dateOf('January 1, 2027'));
    expect(prose).toContain('the 26th is December 18 and the 27th is January 1, 2027');
    // Paid late instead, it is in 2027.
    expect(fridays.slice(26).filter((time) => yearOf(time) === 2027)).toHaveLength(27);
    expect(fridays.at(-1)).toBe(dateOf('December 31, 2027'));
    expect(dateOf('January 4, 2027') - (fridays[26] ?? 0)).toBe(3 * day);
  });

  it('does not occur in a year that pays on the other Fridays', () => {
    const fridays = paydays('January 9, 2026', 27);
    expect(fridays.filter((time) => yearOf(time) === 2026)).toHaveLength(26);
  });

  it('has its tax due on the next Wednesday', () => {
    expect(weekday(dateOf('December 31, 2026'))).toBe('Thursday');
    expect(weekday(dateOf('January 6, 2027'))).toBe('Wednesday');
    expect(dateOf('January 6, 2027') - dateOf('December 31, 2026')).toBeLessThan(7 * day);
    // It is approved at noon, two banking days earlier.
    expect(dateOf('December 31, 2026') - dateOf('December 29, 2026')).toBe(2 * day);
  });
});

it('Form 941 is due on the next business day, or ten days after the end of the month', () => {
  const { prose } = readPost('Form 941 gives ten extra days to those who deposit on time');
  const ends = ['October 31, 2026', 'January 31, 2027'].map(dateOf);
  const due = ends.map((end) => {
    const days = range(0, 2).map((later) => end + later * day);
    return days.find((time) => !/^S/.test(weekday(time))) ?? 0;
  });
  expect(due.map(write)).toEqual(['November 2', 'February 1']);
  expect(ends.map((end) => write(end + 10 * day))).toEqual(['November 10', 'February 10']);
  for (const time of [...due, ...ends.map((end) => end + 10 * day)]) {
    expect(prose).toContain(`${weekday(time)}, ${write(time)}`);
  }
});

it('the forecast has its weeks, its paydays, and seven paydays on the next sheet', () => {
  const { prose } = readPost('Build a 13-week cash forecast around your paydays');
  const monday = dateOf('July 13');
  const paydays = range(1, 15).map((run) => monday + (14 * run - 3) * day);
  expect(write(paydays[0] ?? 0)).toBe('July 24');
  expect(paydays.map(write).slice(3, 4)).toEqual(['September 4']);
  expect(write(monday + 8 * 7 * day)).toBe('September 7');
  const october = paydays.map(write).filter((text) => text.startsWith('October'));
  expect(october).toEqual(['October 2', 'October 16', 'October 30']);
  expect(prose).toContain('on the 2nd, the 16th and the 30th');
  const sheet = 13 * 7 * day;
  const on = (start: number) => paydays.filter((time) => time >= start && time < start + sheet);
  expect(write(monday + sheet)).toBe('October 12');
  expect([on(monday).length, on(monday + sheet).length]).toEqual([6, 7]);
  expect(prose).toContain('from October 12 hold seven paydays instead of six');
  // The receipt of the first remedy: 47 days after its invoice as it stood, 30 days once moved.
  const weekOf = (time: number) => 1 + Math.floor((time - monday) / (7 * day));
  const invoiced = dateOf('July 30');
  expect(weekOf(invoiced + 47 * day)).toBe(10);
  expect(weekday(invoiced + 30 * day)).toBe('Saturday');
  expect(weekOf(invoiced + 32 * day)).toBe(8);
});

it('Form 8952 is due 120 days before the change that it asks for', () => {
  const { prose } = readPost('The IRS sorts contractor from employee by three kinds of evidence');
  expect(prose).toContain('at least 120 days before the date');
  const last = dateOf('January 1, 2027') - 120 * day;
  expect(prose).toContain(`the form must be in by ${write(last)}.`);
  expect(last).toBeGreaterThan(dateOf('June 9'));
});

it('the claim is cleared fifty days after the appointment', () => {
  const { date, prose, tables } = readPost('Production is not cash until the claim is paid');
  const dates = tables[0]?.rows.map(([date = '']) => dateOf(date)).filter(Boolean) ?? [];
  expect(((dates.at(-1) ?? 0) - (dates[0] ?? 0)) / day).toBe(50);
  expect(prose).toContain('fifty days after');
  // What the article reports has happened by the day it is published.
  expect(dates.at(-1)).toBeLessThan(dateOf(date));
});

it('the close has its business days, and seven of the ten days of its pay period in March', () => {
  const isBusinessDay = (time: number) => !/^S/.test(weekday(time));
  const april = range(0, 8).map((later) => dateOf('April 1') + later * day).filter(isBusinessDay); // biome-ignore format: one list
  expect(write(april[4] ?? 0)).toBe('April 7');
  const period = range(0, 13).map((later) => dateOf('March 22') + later * day);
  expect(write(period.at(-1) ?? 0)).toBe('April 4');
  const worked = period.filter(isBusinessDay);
  expect(worked).toHaveLength(10);
  expect(worked.filter((time) => time <= dateOf('March 31'))).toHaveLength(7);
  expect(weekday(dateOf('March 31'))).toBe('Tuesday');
});
