import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** System fonts, from development dependencies. */
const folders = {
  /** Arimo has the glyphs of Liberation Sans, and is used under that name. */
  Liberation: '@expo-google-fonts/arimo',
  Roboto: '@expo-google-fonts/roboto',
  Noto: '@expo-google-fonts/noto-sans',
  DejaVu: 'dejavu-fonts-ttf/ttf',
} as const;

export type FontSet = keyof typeof folders;

/** The names of the font sets. */
export const fontSets = Object.keys(folders) as FontSet[];

const renamed = ['', ' Regular', ' Bold']
  .map(
    (style) => `
  <match target="scan">
    <test name="fullname"><string>Arimo${style}</string></test>
    <edit name="family" mode="assign"><string>Liberation Sans</string></edit>
    <edit name="fullname" mode="assign"><string>Liberation Sans${style.replace(' Regular', '')}</string></edit>
  </match>`,
  )
  .join('');

/**
 * Environment variables with which a browser on Linux finds only the fonts of one set. No effect on
 * other systems.
 */
export function onlyFonts(set: FontSet): NodeJS.ProcessEnv {
  const fonts = resolve('node_modules', folders[set]);
  if (!existsSync(fonts)) {
    throw new Error(`The browser tests need the fonts in ${folders[set]}: run npm ci.`);
  }
  const cache = resolve('node_modules/.cache/fonts', set.toLowerCase());
  const file = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>${set === 'Liberation' ? renamed : ''}
</fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
