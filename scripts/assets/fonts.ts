/**
 * Subsets the site's two variable fonts to its characters and weights, into `src/styles/fonts/`, and
 * writes their rules, their fallbacks and the width of the firm's name, `src/styles/fonts.css`. Run again
 * after a change to `src/theme/fonts.ts` or the firm's name.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { firm } from '../../src/content/firm';
import { characters, type FontRole, fontName, fonts } from '../../src/theme/fonts';
import { type FallbackFace, fitName, measureFallbacks, nameRule } from './measure-fonts';
import { packagedFont } from './web-font';

const target = 'src/styles/fonts';
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
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const role of roles) {
  const font = await subsetFont(readFileSync(packagedFont(role)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weightsOf(role) },
  });
  const file = `${fontName(role)}.woff2`;
  writeFileSync(`${target}/${file}`, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
}
const css = [
  '/* Written by `npm run fonts`. */',
  ...roles.map(webRule),
  '/*\n * Fallbacks while the web fonts load: system fonts, scaled to the same width to prevent layout\n * shifts.\n */',
  ...(await measureFallbacks()).map(fallbackRule),
  '/* The firm’s name in the logo. */',
  nameRule(name),
].join('\n');
writeFileSync('src/styles/fonts.css', css);
console.log(`fonts.css: “${firm.shortName}” is ${name.width.toFixed(2)} em wide in the logo`);
