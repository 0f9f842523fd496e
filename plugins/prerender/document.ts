import { createHash } from 'node:crypto';
import { type Manifest, minifySync } from 'vite';
import type { Route } from '../../src/routes';
import type { BuiltPage } from './built-page';
import { escapeHtml } from './escape-html';
import { pageHead } from './page-head';
import { webManifestFile } from './web-manifest';

/** The base path, with a leading and trailing slash, and the full address of the site. */
type Place = { base: string; address: string };

const manifestLink = (base: string) => `<link rel="manifest" href="${base}${webManifestFile}" />`;

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
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return template
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
    .replace('<!--head-->', () => [manifestLink(base), ...pageHead(page, address)].join('\n    '))
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

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of a document, which Vite leaves as they are. Throws if one does not parse. */
export const minifyScripts = (html: string) =>
  html.replace(inlineScript, (_, source: string) => {
    const { code, errors } = minifySync('inline.js', source, { module: false });
    if (errors[0]) throw new Error(`Inline script: ${errors[0].message}`);
    return `<script>${code}</script>`;
  });

/** The inline scripts of a document. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(inlineScript)].map(([, code = '']) => code);

/** The hash of an inline script or style, for the content policy. */
export const inlineHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
