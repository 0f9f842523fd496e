import { describe, expect, it } from 'vitest';
import { type FeedEntry, feed } from '../../plugins/prerender/site-files';
import { dayIn, postDay } from '../../plugins/prerender/structured-data';
import { readFeed } from '../support/read-feed';

const entry = (day: string, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'post-1',
  path: `/blog/a-post-of-${day}`,
  title: `A post of ${day}`,
  img: '/art/a.svg',
  date: 'Jan 15',
  day,
  tag: 'Finance',
  desc: 'What it says.',
  minutes: 3,
  author: { name: 'Ann Lee', designation: 'Accountant' },
  article: [],
  comments: [],
  ...changes,
});

const address = 'https://a.example/demo';

const feedOf = (entries: readonly FeedEntry[]) =>
  readFeed(feed({ entries, subtitle: 'All of it.', address, today: '2026-11-26' }));

describe('the feed of the blog', () => {
  it('is an Atom feed with what RFC 4287 demands, and absolute addresses', () => {
    const read = feedOf([entry('2026-01-15')]);
    expect(read.root).toEqual({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom' });
    expect(read).toMatchObject({
      ids: [`${address}/blog`],
      titles: [expect.stringMatching(/./)],
      updated: ['2026-01-15T12:00:00Z'],
      links: { self: `${address}/feed.atom`, alternate: `${address}/blog` },
    });
    const post = `${address}/blog/a-post-of-2026-01-15`;
    expect(read.entries).toEqual([
      {
        ids: [post],
        titles: ['A post of 2026-01-15'],
        updated: ['2026-01-15T12:00:00Z'],
        published: ['2026-01-15T12:00:00Z'],
        summaries: ['What it says.'],
        links: { alternate: post },
        authors: [{ names: ['Ann Lee'], addresses: [`${address}/team/ann-lee`] }],
      },
    ]);
  });

  it('begins with the newest post, and was updated with it', () => {
    const read = feedOf(['2025-12-31', '2026-10-20', '2026-01-15'].map((day) => entry(day)));
    expect(read.entries.map(({ published }) => published[0]?.slice(0, 10))).toEqual([
      '2026-10-20',
      '2026-01-15',
      '2025-12-31',
    ]);
    expect(read.updated).toEqual(['2026-10-20T12:00:00Z']);
  });

  it('keeps to the newest twenty', () => {
    const days = Array.from({ length: 25 }, (_, index) => `2026-01-${index + 1}`);
    const padded = days.map((day) => day.replace(/-(\d)$/, '-0$1'));
    const read = feedOf(padded.map((day) => entry(day)));
    expect(read.entries.map(({ titles }) => titles[0])).toEqual(
      padded
        .slice(5)
        .reverse()
        .map((day) => `A post of ${day}`),
    );
  });

  it('escapes what would be markup', () => {
    const desc = 'Is 1 < 2 & "3" > 2? </summary></entry>';
    const read = feedOf([entry('2026-01-15', { desc })]);
    expect(read.isBroken).toBe(false);
    expect(read.entries.map(({ summaries }) => summaries)).toEqual([[desc]]);
  });
});

describe('the day of a post', () => {
  it.each([
    ['Jan 15', '2026-11-26', '2026-01-15'],
    ['Nov 26', '2026-11-26', '2026-11-26'],
    ['Nov 27', '2026-11-26', '2025-11-27'],
    ['Dec 31', '2027-01-01', '2026-12-31'],
    ['Jan 1', '2027-01-01', '2027-01-01'],
    ['Feb 29', '2028-03-01', '2028-02-29'],
    ['Feb 29', '2028-02-28', '2024-02-29'],
    ['Feb 29', '2026-11-26', '2024-02-29'],
    ['Feb 29', '2103-01-01', '2096-02-29'],
  ])('%s is, on %s, %s', (date, today, day) => {
    expect(postDay(date, today)).toBe(day);
  });

  it.each(['Feb 30', 'Nov 31'])('%s is refused', (date) => {
    expect(() => postDay(date, '2026-11-26')).toThrow(`${date} is not a day`);
  });
});

it.each([
  ['America/Denver', '2026-12-31'],
  ['UTC', '2027-01-01'],
  ['Asia/Tokyo', '2027-01-01'],
])('the current day in %s', (zone, day) => {
  expect(dayIn(zone, new Date('2027-01-01T03:00:00Z'))).toBe(day);
});
