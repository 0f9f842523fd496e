import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { themeColors, withColors } from '@/theme/colors';
import { fontFamilies } from '@/theme/fonts';
import { markFile } from '@/theme/mark-file';
import { fitName, nameRule } from '../../scripts/assets/measure-fonts';

/** A hexadecimal color with six digits, in lowercase. */
const full = (hex: string) =>
  hex
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .slice(0, 7);

/** White is also the color of what is not the firm's, such as paper in print. */
const palette = new Set(
  Object.values(themeColors).flatMap((value) => (value.match(/#[\da-f]{6}\b/gi) ?? []).map(full)),
);

palette.delete('#ffffff');

const numbers = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** The colors of the table that a text repeats. */
const repeated = (text: string) =>
  [
    ...[...text.matchAll(/#[\da-f]{3,8}\b/gi)].map(([hex]) => full(hex)),
    ...[...text.matchAll(/rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)/g)].map(([, ...rgb]) => {
      const found = [...palette].find((hex) => numbers(hex) === rgb.slice(0, 3).join(' '));
      return found ?? '';
    }),
  ].filter((color) => palette.has(color));

const files = ['src', 'plugins', 'server', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(tsx?|css|html|svg|json)$/.test(file))
  // The workbench has colors of its own, also for the charts in the documents.
  .filter((file) => !file.startsWith(join('src', 'workbench')))
  .filter((file) => file !== join('src', 'theme', 'colors.ts'));

describe('the colors of the firm', () => {
  it('stand in their table only', () => {
    const repeats = [...files, 'tailwind.config.ts', 'vite.config.ts', 'index.html'].flatMap(
      (file) => repeated(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`),
    );
    expect(repeats).toEqual([]);
  });

  it('replace the variables of a drawing', () => {
    expect(withColors('<path fill="var(--color-sheet)"/>')).toBe('<path fill="#fff"/>');
    expect(() => withColors('var(--color-lilac)')).toThrow('no color named lilac');
  });

  it('and the mark are those of the favicon', () => {
    expect(readFileSync('public/favicon.svg', 'utf8'), 'run npm run favicons').toBe(markFile);
  });
});

const css = readFileSync('src/styles/fonts.css', 'utf8');

describe('the rules that npm run fonts writes', () => {
  it('have each family that styles name', () => {
    for (const role of ['heading', 'text'] as const) {
      for (const family of fontFamilies(role).slice(0, -1)) expect(css).toContain(`"${family}"`);
    }
  });

  it('have the width of the firm’s name', async () => {
    const rule = nameRule(await fitName(firm.shortName));
    expect(css, 'npm run fonts updates it').toContain(rule);
  });
});
