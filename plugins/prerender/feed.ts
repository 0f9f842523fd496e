import { firm } from '../../src/content/firm';
import { escapeHtml } from './escape-html';
import { type DatedPost, memberPath } from './subject';

/** The feed's file; hosts know its type by the ending. */
export const feedFile = 'feed.atom';

export const feedType = 'application/atom+xml';

export const feedTitle = `${firm.name} Blog`;

/** The feed lists this many posts, the newest ones. */
const maxEntries = 20;

export type FeedEntry = DatedPost & { path: string };

type Feed = {
  entries: readonly FeedEntry[];
  subtitle: string;
  /** The site's full address, without a trailing slash. */
  address: string;
  /** The day of the build. */
  today: string;
};

/** A post has a day, but no time of day; noon UTC is on that day in nearly all time zones. */
const timeOf = (day: string) => `${day}T12:00:00Z`;

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}"/>`;

/** The Atom feed of the blog (RFC 4287), newest post first. */
export function feed({ entries, subtitle, address, today }: Feed): string {
  const newest = entries.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, maxEntries);
  const blog = `${address}/blog`;
  const lines = [
    element('id', blog),
    element('title', feedTitle),
    element('subtitle', subtitle),
    element('updated', timeOf(newest[0]?.day ?? today)),
    link('self', feedType, `${address}/${feedFile}`),
    link('alternate', 'text/html', blog),
    element('icon', `${address}/icon-192.png`),
    ...newest.flatMap((entry) => ['<entry>', ...entryLines(entry, address), '</entry>']),
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    ...lines.map((line) => `  ${line}`),
    '</feed>',
    '',
  ].join('\n');
}

const entryLines = ({ path, title, day, author, tag, desc }: FeedEntry, address: string) =>
  [
    element('id', address + path),
    element('title', title),
    link('alternate', 'text/html', address + path),
    element('published', timeOf(day)),
    element('updated', timeOf(day)),
    `<author>${element('name', author.name)}${element('uri', address + memberPath(author.name))}</author>`,
    `<category term="${escapeHtml(tag)}"/>`,
    element('summary', desc),
  ].map((line) => `  ${line}`);
