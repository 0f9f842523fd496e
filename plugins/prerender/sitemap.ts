import { escapeHtml } from './escape-html';

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
