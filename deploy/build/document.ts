import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Route } from '../../src/routes';

/** The source file of each route's page that has a chunk of its own, as the page table names it. */
const sources = new Map(
  [
    ...readFileSync('src/pages/index.ts', 'utf8').matchAll(
      /'(\/[^']*)': \(\) => import\('\.\/([\w-]+)'\)/g,
    ),
  ].map(([, path, file]) => [path, file]),
);

type Page = { path: string; route: Route; title: string; markup: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** The document of a page: the built `index.html` with the page's head and markup filled in. */
export function fillTemplate(template: string, manifest: Manifest, page: Page): string {
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.route.description)}" />`,
    ...fontPreloads(manifest),
    ...pagePreloads(manifest, page.route),
  ];
  return template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<div id="root">', () => `<div id="root" data-path="${escapeHtml(page.path)}">`)
    .replace('<!--app-->', () => page.markup);
}

const fontPreloads = (manifest: Manifest) =>
  Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => file.endsWith('.woff2'))
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`,
    );

/** Preloads of the page's own chunk, if it has one, and its imports: hydration waits for one trip. */
function pagePreloads(manifest: Manifest, route: Route) {
  const source = sources.get(route.path);
  if (!source) return [];
  const chunk = manifest[`src/pages/${source}.tsx`];
  if (!chunk) throw new Error(`No chunk in the manifest for the page of ${route.path}`);
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const file = manifest[key];
    return file && !file.isEntry ? [file.file] : [];
  });
  return [chunk.file, ...imported].map(
    (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" />`,
  );
}

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
