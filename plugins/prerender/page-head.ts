import { firm } from '../../src/content/firm';
import type { BuiltPage } from './built-page';
import { escapeHtml } from './escape-html';
import { feedFile, feedTitle, feedType } from './feed';
import { isListed } from './listed';
import { sharingAlt } from './sharing-words';
import { structuredData } from './structured-data';

const openGraphType = (path: string) => {
  if (/^\/blog(\/|-details)/.test(path)) return 'article';
  return path.startsWith('/team/') ? 'profile' : 'website';
};

const isInBlog = (path: string) => /^\/blog(\/|-details|$)/.test(path);

/** JSON that is safe inside a script element. */
const toJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const feedLink = (address: string) =>
  `<link rel="alternate" type="${feedType}" title="${escapeHtml(feedTitle)}" href="${escapeHtml(`${address}/${feedFile}`)}" />`;

/**
 * A page's title, description, canonical link, the blog's feed, Open Graph tags and structured data (RT-1). `address`
 * is the site's.
 */
export function pageHead(page: BuiltPage, address: string): string[] {
  const { path, title, description, image, words } = page;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const url = address + path;
  const alt = sharingAlt(page);
  const things = structuredData(page, address);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed(path) ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...(isInBlog(path) ? [feedLink(address)] : []),
    meta('property', 'og:type', openGraphType(path)),
    meta('property', 'og:site_name', firm.name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', words.heading),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', address + image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', alt),
    ...(things.length > 0
      ? [
          `<script type="application/ld+json">${toJson({ '@context': 'https://schema.org', '@graph': things })}</script>`,
        ]
      : []),
  ];
}
