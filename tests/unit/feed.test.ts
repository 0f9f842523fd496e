import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../plugins/prerender/html';
import { type FeedEntry, feed, feedTitle } from '../../plugins/prerender/site-files';
import { dayIn, postDay } from '../../plugins/prerender/structured-data';

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
  feed({ entries, subtitle: 'All of it.', address, today: '2026-11-26' });

describe('the feed of the blog', () => {
  it('is an Atom feed with what RFC 4287 demands, and absolute addresses', () => {
    const post = `${address}/blog/a-post-of-2026-01-15`;
    const desc = 'Is 1 < 2? </summary></entry>';
    expect(feedOf([entry('2026-01-15', { desc })]).split(/\n */)).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `<id>${address}/blog</id>`,
      `<title>${escapeHtml(feedTitle)}</title>`,
      '<subtitle>All of it.</subtitle>',
      '<updated>2026-01-15T12:00:00Z</updated>',
      `<link rel="self" type="application/atom+xml" href="${address}/feed.atom"/>`,
      `<link rel="alternate" type="text/html" href="${address}/blog"/>`,
      `<icon>${address}/icon-192.png</icon>`,
      '<entry>',
      `<id>${post}</id>`,
      '<title>A post of 2026-01-15</title>',
      `<link rel="alternate" type="text/html" href="${post}"/>`,
      '<published>2026-01-15T12:00:00Z</published>',
      '<updated>2026-01-15T12:00:00Z</updated>',
      `<author><name>Ann Lee</name><uri>${address}/team/ann-lee</uri></author>`,
      '<category term="Finance"/>',
      '<summary>Is 1 &lt; 2? &lt;/summary&gt;&lt;/entry&gt;</summary>',
      '</entry>',
      '</feed>',
      '',
    ]);
  });

  it('has the newest twenty posts, the newest first, and was updated with it', () => {
    const days = Array.from(
      { length: 25 },
      (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`,
    );
    const text = feedOf(days.map((day) => entry(day)));
    const published = [...text.matchAll(/<published>(\S{10})/g)].map(([, day]) => day);
    expect(published).toEqual(days.slice(5).reverse());
    expect(text).toContain('<updated>2026-01-25T12:00:00Z</updated>');
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
