import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Route } from '../../src/routes';
import { escapeHtml } from './escape-html';
import { type BuiltPage, pageHead } from './page-head';

/** The source file of each route's page that has a chunk of its own, as the page table names it. */
const sources = new Map(
  [
    ...readFileSync('src/pages/index.ts', 'utf8').matchAll(
      /'(\/[^']*)': \(\) => import\('\.\/([\w-]+)'\)/g,
    ),
  ].map(([, path, file]) => [path, file]),
);

/**
 * The document of a page: the built `index.html` with the page's head and markup filled in, its
 * stylesheet inlined so that the first paint waits for nothing, and its modules named on the root,
 * the entry last. Those and the fonts are fetched after the first paint (`src/first-script`).
 * `base` is the path that the site stands below, `address` its address.
 */
export function fillTemplate(
  template: string,
  manifest: Manifest,
  page: BuiltPage,
  styles: string,
  base: string,
  address: string,
): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template);
  if (!entry?.[1]) throw new Error('The built index.html has no entry script');
  const linked = [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
  const modules = [
    ...linked.map(([, href]) => href),
    ...pageModules(manifest, page.route, base),
    entry[1],
  ];
  const data = {
    path: page.path,
    modules: [...new Set(modules)].join(' '),
    ...(page.item && { item: JSON.stringify(page.item) }),
  };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return template
    .replace(entry[0], '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => inlineStyles(styles))
    .replace('<!--head-->', () => pageHead(page, address).join('\n    '))
    .replace('<div id="root">', () => `<div id="root"${attributes.join('')}>`)
    .replace('<!--app-->', () => page.markup);
}

/** The stylesheet; its fonts apart, for visitors without script, others load them later. */
function inlineStyles(styles: string) {
  const fonts = styles.match(webFonts) ?? [];
  return [
    `<style>${styles.replace(webFonts, '')}</style>`,
    `<noscript id="web-fonts"><style>${fonts.join('')}</style></noscript>`,
  ].join('');
}

/** The rules of fonts that are fetched. */
const webFonts = /@font-face\s*{[^}]*url\([^}]*}/g;

/** The page's own chunk, if it has one, and its imports: hydration waits for one trip. */
function pageModules(manifest: Manifest, route: Route, base: string) {
  const source = sources.get(route.path);
  if (!source) return [];
  const chunk = manifest[`src/pages/${source}.tsx`];
  if (!chunk) throw new Error(`No chunk in the manifest for the page of ${route.path}`);
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const file = manifest[key];
    return file && !file.isEntry ? [file.file] : [];
  });
  return [chunk.file, ...imported].map((file) => base + file);
}

/** The inline scripts and styles of a document. */
export const inlineTags = (html: string) => html.match(/<(script|style)>[\s\S]*?<\/\1>/g) ?? [];

/** The hashes of inline scripts and styles, for the content policy. */
export function findInlineHashes(documents: readonly string[]) {
  const hashes = (tag: string) => {
    const found = documents.flatMap((html) =>
      [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
        ([, text]) =>
          `sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}`,
      ),
    );
    return [...new Set(found)].sort();
  };
  return { scriptHashes: hashes('script'), styleHashes: hashes('style') };
}
