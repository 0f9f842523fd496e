/**
 * Letters and colors the covers of posts, case studies and courses and the offices: writes the
 * drawings in `art/` beside this file into `public/art/`, their texts as outlines of the site's fonts,
 * their colors from `src/theme/colors.ts`. Run again after a change to any of these. In the dark theme a
 * drawing lies on a dark desk, as its own style says: its `ground`, the `rules` of that, and each `line`
 * and `thing` on it that would be too dark. What lies there stays as it is, its papers all in one color.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { loadFonts, outlineText } from './outline-text';

const fonts = await loadFonts();
for (const path of await readdir('scripts/assets/art', { recursive: true })) {
  if (!path.endsWith('.svg')) continue;
  const svg = outlineText(await readFile(`scripts/assets/art/${path}`, 'utf8'), fonts);
  await writeFile(`public/art/${path}`, svg);
  console.log(`${path}: ${(svg.length / 1000).toFixed(1)} kB`);
}
