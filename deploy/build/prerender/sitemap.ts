import { escapeHtml } from './escape-html';

/** A sitemap of absolute addresses. */
export const sitemap = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt: allows everything and names the sitemap. */
export const robots = (siteAddress: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;
