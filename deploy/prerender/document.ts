import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Route } from '../../src/routes';
import { escapeHtml } from './escape-html';
import { type BuiltPage, pageHead } from './page-head';
import type { PageStyles } from './page-styles';

/** The source file of each route's page, as the page table names it. */
const sources = new Map(
  [
    ...readFileSync('src/pages/index.ts', 'utf8').matchAll(
      /'(\/[^']*)': \(\) => import\('\.\/([\w-]+)'\)/g,
    ),
  ].map(([, path, file]) => [path, file]),
);

/** The page's heading, with the lead below it where it has one. */
const introduction = /<h1[\s\S]*?<\/h1>(?:<p [^>]*>[\s\S]*?<\/p>)?/;

/**
 * The document of a page: the built `index.html` with the page's head and markup filled in, the
 * rules that they need inlined so that the first paint waits for nothing, and on the root the
 * whole stylesheet, the web manifest and the page's modules, the entry last. Those and the fonts
 * are fetched after the first paint by `src/first-script`, which stands after the heading and its
 * lead: a browser that runs script in the head first shows a frame of nothing (decision 14). `base`
 * is the path that the site stands below, `address` its address.
 */
export function fillTemplate(
  template: string,
  manifest: Manifest,
  page: BuiltPage,
  styles: PageStyles,
  base: string,
  address: string,
): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template);
  if (!entry?.[1]) throw new Error('The built index.html has no entry script');
  const webManifest = /<link rel="manifest" href="([^"]+)"[^>]*>\s*/.exec(template);
  if (!webManifest?.[1]) throw new Error('The built index.html has no web manifest');
  const [firstScript] = /<script>[\s\S]*?<\/script>/.exec(template) ?? [];
  if (!firstScript) throw new Error('The built index.html has no first script');
  if (!introduction.test(page.markup)) throw new Error(`${page.path} has no heading`);
  const linked = [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
  const modules = [
    ...linked.map(([, href]) => href),
    ...pageModules(manifest, page.route, base),
    entry[1],
  ];
  const sheet = base + styles.file;
  const data = {
    path: page.path,
    styles: sheet,
    manifest: webManifest[1],
    modules: [...new Set(modules)].join(' '),
    ...(page.item && { item: JSON.stringify(page.item) }),
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  const html = template
    .replace(entry[0], '')
    .replace(firstScript, '')
    .replace(webManifest[0], '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<div id="root">', () => `<div id="root"${attributes.join('')}>`)
    .replace('<!--app-->', () => page.markup.replace(introduction, (it) => it + firstScript));
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => styleTags(styles, html, sheet))
    .replace('<!--head-->', () => pageHead(page, address).join('\n    '));
}

/**
 * The rules that the document needs, and what visitors without script get of the rest: the fonts,
 * and styles for paper. The policy allows no other inline style; it stands here and not in the
 * header, for it is a document's own.
 */
function styleTags(styles: PageStyles, html: string, sheet: string) {
  const rules = styles.inlined(html);
  const hashes = [rules, styles.fonts].map((text) => `'${inlineHash(text)}'`);
  return [
    `<meta http-equiv="content-security-policy" content="style-src-elem 'self' ${hashes.join(' ')}" />`,
    `<style>${rules}</style>`,
    `<noscript id="web-fonts"><style>${styles.fonts}</style>`,
    `<link rel="stylesheet" media="print" href="${sheet}" /></noscript>`,
  ].join('');
}

/** The page's own chunk and its imports: hydration waits for one trip. */
function pageModules(manifest: Manifest, route: Route, base: string) {
  const chunk = manifest[`src/pages/${sources.get(route.path)}.tsx`];
  if (!chunk) throw new Error(`No chunk in the manifest for the page of ${route.path}`);
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const file = manifest[key];
    return file && !file.isEntry ? [file.file] : [];
  });
  return [chunk.file, ...imported].map((file) => base + file);
}

/** The inline scripts of a document. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

/** The hash of an inline script or style, for the content policy. */
export const inlineHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
