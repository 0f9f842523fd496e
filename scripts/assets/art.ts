/**
 * Letters the covers of posts, case studies and courses: writes the drawings in `art/` beside this
 * file into `public/art/`, their texts as outlines of the site's fonts. Run again after a change to
 * one. The drawings in `public/art/offices/` have no lettering and no source here.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { loadFonts, outlineText } from './outline-text';

const sources = new URL('art/', import.meta.url);
const target = new URL('../../public/art/', import.meta.url);
const fonts = await loadFonts();
for (const path of await readdir(sources, { recursive: true })) {
  if (!path.endsWith('.svg')) continue;
  const svg = outlineText(await readFile(new URL(path, sources), 'utf8'), fonts);
  await writeFile(new URL(path, target), svg);
  console.log(`${path}: ${(svg.length / 1000).toFixed(1)} kB`);
}
