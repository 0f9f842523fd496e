import type { Manifest } from 'vite';
import { firm } from '@/content/firm';
import { type Route, type RoutePath, routes } from '@/routes';
import { escapeHtml } from './html';
import { sharingAlt } from './sharing-image';
import { feedFile, feedTitle, feedType, webManifestFile } from './site-files';
import { type BuiltPage, structuredData } from './structured-data';

/** The base path, with a leading and trailing slash, and the full address of the site. */
type Place = { base: string; address: string };

/**
 * Fills the built `index.html` with a page's head and markup. The stylesheet is inlined, so that the
 * first paint needs no other request. The root element lists the page's modules, which the inline
 * script of `index.html` imports after the first paint.
 */
export function fillTemplate(
  template: string,
  manifest: Manifest,
  page: BuiltPage,
  styles: string,
  { base, address }: Place,
): string {
  const modules = pageModules(manifest, page.route).map((file) => base + file);
  const data = {
    path: page.path,
    modules: modules.join(' '),
    ...(page.item && { item: JSON.stringify(page.item) }),
  };
  const manifestLink = `<link rel="manifest" href="${base}${webManifestFile}" />`;
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return template
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
    .replace('<!--head-->', () => [manifestLink, ...pageHead(page, address)].join('\n    '))
    .replace('<div id="root">', () => `<div id="root"${attributes.join('')}>`)
    .replace('<!--app-->', () => page.markup);
}

/**
 * The page's modules, dependencies first, also of chunks that import each other. Throws if the
 * manifest lacks one.
 */
export function pageModules(manifest: Manifest, { page }: Pick<Route, 'page'>): string[] {
  const files: string[] = [];
  const seen = new Set<string>();
  const collect = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No chunk in the manifest for ${key}`);
    chunk.imports?.forEach(collect);
    files.push(chunk.file);
  };
  collect(`src/pages/${page}.tsx`);
  collect('index.html');
  return files;
}

/** Screens that are of no use to those who come from a search. */
const screens: readonly RoutePath[] = [
  '/cart',
  '/checkout',
  '/register',
  '/login',
  '/error',
  '/not-found',
];

/** The samples for unknown names, which stand at any address of their kind (RT-5). */
const samples = (routes as readonly Route[]).flatMap(({ unknownName }) => unknownName ?? []);

/** Whether search engines may list a page: if so it is in the sitemap, if not it says `noindex`. */
export const isListed = (path: string): boolean =>
  ![...screens, ...samples].some((unlisted) => unlisted === path);

const openGraphType = (path: string) => {
  if (/^\/blog(\/|-details)/.test(path)) return 'article';
  return path.startsWith('/team/') ? 'profile' : 'website';
};

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
  const feedLink = `<link rel="alternate" type="${feedType}" title="${escapeHtml(feedTitle)}" href="${escapeHtml(`${address}/${feedFile}`)}" />`;
  const things = structuredData(page, address);
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed(path) ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...(/^\/blog(\/|-details|$)/.test(path) ? [feedLink] : []),
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
      ? // Safe inside a script element.
        [`<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`]
      : []),
  ];
}

/**
 * Reads `SITE_URL`, the site's public address, by default the firm's domain, for absolute URLs. Adds the base path if it
 * is missing; has no trailing slash. Throws if it is not an http or https address.
 */
export function readSiteAddress(
  { SITE_URL = `https://${firm.domain}` }: NodeJS.ProcessEnv,
  base: string,
): string {
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`SITE_URL must be an address such as https://${firm.domain}`);
  }
  const address = url.href.replace(/\/$/, '');
  const below = base.slice(0, -1);
  return url.pathname.replace(/\/$/, '').endsWith(below) ? address : address + below;
}
