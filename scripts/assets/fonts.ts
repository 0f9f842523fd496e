/**
 * Subsets the site's two variable fonts to its characters and weights, into `src/styles/fonts/`, and
 * writes their rules, their fallbacks and the width of the firm's name, `src/styles/fonts.css`. Says
 * what it wrote, and which fallbacks changed: they are measured on the words of the posts. Run again
 * after a change to `src/theme/fonts.ts`, `characters.ts` or the firm's name.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { firm } from '../../src/content/firm';
import { characters } from '../../src/theme/characters';
import { type FontRole, fontName, fontSource, fonts } from '../../src/theme/fonts';
import { fitName, nameRule } from './fit-name';
import { type FallbackFace, measureFallbacks } from './measure-fallbacks';

const require = createRequire(import.meta.url);
const target = new URL('../../src/styles/fonts/', import.meta.url);
const rules = new URL('../fonts.css', target);
const roles = ['heading', 'text'] as const;

/** The weights of all faces of a font. */
function weightsOf(role: FontRole): { min: number; max: number } {
  const weights = fonts[role].faces.flatMap((face) => face.weights);
  return { min: Math.min(...weights), max: Math.max(...weights) };
}

const rule = (family: string, declarations: Readonly<Record<string, string>>) =>
  [
    '@font-face {',
    `  font-family: "${family}";`,
    ...Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`),
    '}\n',
  ].join('\n');

const webRule = (role: FontRole) =>
  rule(fonts[role].family, {
    src: `url("./fonts/${fontName(role)}.woff2") format("woff2")`,
    'font-weight': Object.values(weightsOf(role)).join(' '),
    'font-display': 'swap',
  });

const percent = (value: number) => `${value.toFixed(1)}%`;

const fallbackRule = ({ role, name, weights, local, ...face }: FallbackFace) =>
  rule(`${fonts[role].family} ${name}`, {
    src: local.map((font) => `local("${font}")`).join(', '),
    'font-weight': weights.join(' '),
    'size-adjust': percent(face.size),
    'ascent-override': percent(face.ascent),
    'descent-override': percent(face.descent),
    'line-gap-override': `${Math.round(face.lineGap)}%`,
  });

// First, since it may be too long.
const name = await fitName(firm.shortName);
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const role of roles) {
  const font = await subsetFont(await readFile(require.resolve(fontSource(role))), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weightsOf(role) },
  });
  const file = `${fontName(role)}.woff2`;
  await writeFile(new URL(file, target), font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
}
const before = await readFile(rules, 'utf8').catch(() => '');
const faces = await measureFallbacks();
const css = [
  '/* Written by `npm run fonts`. */',
  ...roles.map(webRule),
  '/*\n * Fallbacks while the web fonts load: system fonts, scaled to the same width to prevent layout\n * shifts.\n */',
  ...faces.map(fallbackRule),
  '/* The firm’s name in the logo. */',
  nameRule(name),
].join('\n');
await writeFile(rules, css);
const changed = faces.filter((face) => !before.includes(fallbackRule(face)));
console.log(
  `fonts.css: ${roles.length} fonts, ${faces.length} fallbacks (${changed.length} changed), and “${firm.shortName}” in the logo, ${name.width.toFixed(2)} em wide`,
);
if (changed.length > 0) {
  console.log('Fallbacks are measured on the words of the posts. Their widths are now:');
  for (const { role, name, weights, size } of changed) {
    console.log(`  ${fonts[role].family} ${name}, ${weights.join(' to ')}: ${percent(size)}`);
  }
}
