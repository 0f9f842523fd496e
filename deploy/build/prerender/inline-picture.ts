import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escape-html';

/** The preload link that React adds for an image with high `fetchPriority`. */
const hint = /<link rel="preload" as="image" href="([^"]+\.svg)" fetchPriority="high"\/>/;

/** An SVG as a data URL (RFC 2397). */
export const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/\s+/g, ' ').replace(/[%#]/g, encodeURIComponent)}`;

/**
 * Inlines the picture above the fold as a data URL: as a separate file it would delay the largest
 * paint by half a second on a slow network. Hydration does not change it. `site` is the folder of
 * the built files, `base` its base path. Rejects if the file is missing.
 */
export async function inlinePicture(markup: string, site: string, base: string): Promise<string> {
  const [link, address] = hint.exec(markup) ?? [];
  if (!link || !address) return markup;
  const svg = await readFile(join(site, address.slice(base.length)), 'utf8');
  return markup
    .replace(link, '')
    .replace(`src="${address}"`, () => `src="${escapeHtml(dataAddress(svg))}"`);
}
