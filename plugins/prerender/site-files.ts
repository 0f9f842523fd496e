import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { firm } from '@/content/firm';
import { colors } from '@/theme/colors';
import { fonts } from '@/theme/fonts';
import { escapeHtml } from './html';
import { type DatedPost, memberPath } from './structured-data';

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

/** A page of the sitemap: its absolute address, and the day of its text, `2026-01-15`, if known. */
export type ListedPage = { address: string; day?: string | undefined };

const toLine = ({ address, day }: ListedPage) =>
  `  <url><loc>${escapeHtml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;

/** A sitemap. */
export const sitemap = (pages: readonly ListedPage[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(toLine),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt: allows everything, so that `noindex` is read, and names the sitemap. */
export const robots = (siteAddress: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;

export const webManifestFile = 'site.webmanifest';

/** The web manifest: how devices show the site where it is installed. Its paths are relative. */
export const webManifest = (): string =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.shortName,
    description: firm.promise,
    lang: 'en-US',
    start_url: './',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: './icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });

/**
 * Adds the licenses of the fonts, and of ELK, which the workbench loads as it is, to the license file
 * that Vite writes for the bundled packages. The SIL Open Font License and the Eclipse Public License
 * require their texts to go with them.
 */
export async function addLicenses(file: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const elk = await readFile(require.resolve('elkjs/LICENSE.md'), 'utf8');
  await appendFile(file, `\n## elkjs (https://github.com/kieler/elkjs)\n\n${elk.trim()}\n`);
  for (const { family, package: source } of Object.values(fonts)) {
    const text = await readFile(require.resolve(`${source}/LICENSE`), 'utf8');
    await appendFile(file, `\n## ${family} (reduced to the characters in use)\n\n${text.trim()}\n`);
  }
}
