/**
 * Subsets the site's two variable fonts to its characters and weights, into `src/styles/fonts/`.
 * Run again after a change to `characters.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characters } from '../../deploy/build/characters';

const fonts = [
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    weights: { min: 500, max: 700 },
  },
  {
    from: 'public-sans/files/public-sans-latin-wght-normal.woff2',
    to: 'public-sans.woff2',
    weights: { min: 400, max: 700 },
  },
];

const target = new URL('../../src/styles/fonts/', import.meta.url);
await mkdir(target, { recursive: true });
for (const { from, to, weights } of fonts) {
  const source = new URL(`../../node_modules/@fontsource-variable/${from}`, import.meta.url);
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to}: ${(font.length / 1024).toFixed(1)} kB`);
}
