import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escape-html';

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
