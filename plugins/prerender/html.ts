import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

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

/** The preload link that React adds for an image with high `fetchPriority`. */
const hint = /<link rel="preload" as="image" href="([^"]+\.svg)" fetchPriority="high"\/>/g;

/** An SVG as a data URL (RFC 2397). */
export const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/\s+/g, ' ').replace(/[%#]/g, encodeURIComponent)}`;

/**
 * Inlines the pictures above the fold as data URLs: as separate files they would delay the largest
 * paint by half a second on a slow network. Hydration does not change them. `site` is the folder of
 * the built files, `base` its base path. Rejects if a file is missing.
 */
export async function inlinePictures(markup: string, site: string, base: string): Promise<string> {
  let inlined = markup;
  for (const [link, address = ''] of markup.matchAll(hint)) {
    const svg = await readFile(join(site, address.slice(base.length)), 'utf8');
    inlined = inlined
      .replace(link, '')
      .replace(`src="${address}"`, () => `src="${escapeHtml(dataAddress(svg))}"`);
  }
  return inlined;
}
