import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escape-html';

/** What React writes before the page for a drawing whose `fetchPriority` is `high`. */
const hint = /<link rel="preload" as="image" href="([^"]+\.svg)" fetchPriority="high"\/>/;

/** A drawing as an address that holds it (RFC 2397). */
export const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/\s+/g, ' ').replace(/[%#]/g, encodeURIComponent)}`;

/**
 * The markup with the drawing of its first screen in it: as a file of its own it would be the
 * largest paint, half a second late on a slow network. Script that wakes the page leaves it as it
 * is. `site` is the folder of the files, below `base`. Rejects if the file is not there.
 */
export async function inlinePicture(markup: string, site: string, base: string): Promise<string> {
  const [link, address] = hint.exec(markup) ?? [];
  if (!link || !address) return markup;
  const svg = await readFile(join(site, address.slice(base.length)), 'utf8');
  return markup
    .replace(link, '')
    .replace(`src="${address}"`, () => `src="${escapeHtml(dataAddress(svg))}"`);
}
