/**
 * Draws the signatures in `public/signatures/`, 240 × 72 units: a name in somebody's hand, as outlines.
 * They are light in the dark theme.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { optimize } from 'svgo';
import { team } from '../../src/content/team';
import { themeColors } from '../../src/theme/colors';

const require = createRequire(import.meta.url);

/** A hand: a font of Fontsource, and its size in units. The people who sign take them in turn. */
const hands = [
  ['mrs-saint-delafield', 70],
  ['reenie-beanie', 50],
  ['la-belle-aurore', 42],
  ['cedarville-cursive', 38],
  ['homemade-apple', 31],
  ['kristi', 54],
] as const;

const [light, dark] = themeColors.ink.match(/#\w+/g) ?? [];

async function sign(name: string, [font, size]: (typeof hands)[number]): Promise<string> {
  const file = require.resolve(`@fontsource/${font}/files/${font}-latin-400-normal.woff2`);
  const hand = create(await readFile(file));
  if (!('layout' in hand)) throw new Error(`${file} holds more than one font`);
  const { glyphs, positions, advanceWidth } = hand.layout(name);
  // Strokes reach beyond the last letter.
  const scale = Math.min(size / hand.unitsPerEm, 212 / advanceWidth);
  let pen = 6;
  const strokes = glyphs.map(({ path }, index) => {
    const d = path.scale(scale, -scale).translate(pen, 45).toSVG();
    pen += (positions[index]?.xAdvance ?? 0) * scale;
    return `<path d="${d}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="72" viewBox="0 0 240 72"><style>path{fill:${light}}@media (prefers-color-scheme:dark){path{fill:${dark}}}</style>${strokes.join('')}</svg>`;
  return optimize(svg, { floatPrecision: 1 }).data;
}

const target = new URL('../../public/signatures/', import.meta.url);
await mkdir(target, { recursive: true });
const signing = team.flatMap(({ name, signature }) => (signature ? [{ name, signature }] : []));
for (const [index, { name, signature }] of signing.entries()) {
  const hand = hands[index % hands.length] ?? hands[0];
  const svg = await sign(name, hand);
  await writeFile(new URL(`../../public${signature}`, import.meta.url), svg);
  console.log(`${signature}: ${(svg.length / 1000).toFixed(1)} kB`);
}
