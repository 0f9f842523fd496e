import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fonts, loadFonts, outlineText } from '../../scripts/assets/outline-text';

const sources = 'scripts/assets/art';
const output = 'public/art';
const drawingsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
const covers = drawingsIn(sources);

/** The amounts at the right of a cover's source, by the place where their column ends, in px. */
function readColumns(file: string) {
  const source = readFileSync(join(sources, file), 'utf8');
  const columns = new Map<number, { text: string; isTotal: boolean }[]>();
  for (const [, tag = '', text = ''] of source.matchAll(/<text( [^>]*)>([^<]*)/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    if (!read('class').startsWith('figure') || !/\d\.\d\d$/.test(text)) continue;
    const end = Math.round(Number(read('x')) / 4);
    const isTotal = read('class').endsWith('total');
    columns.set(end, [...(columns.get(end) ?? []), { text, isTotal }]);
  }
  return [...columns.values()];
}

const cents = (text: string) =>
  Math.round(Number(text.replace('−', '-').replaceAll(/[$,+]/g, '')) * 100);

describe('covers are lettered by npm run art', () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await loadFonts();
  });

  it('each has a source', () => {
    expect(drawingsIn(output).sort()).toEqual(covers.toSorted());
  });

  it.each(covers)('%s', (file) => {
    const [source, written] = [sources, output].map((folder) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(outlineText(source ?? '', fonts) === written, 'run npm run art').toBe(true);
  });
});

it.each(covers)('the total of each column of %s is the sum of the amounts above it', (file) => {
  for (const column of readColumns(file)) {
    const total = column.findIndex(({ isTotal }) => isTotal);
    if (total < 1) continue;
    const parts = column.slice(0, total).map(({ text }) => cents(text));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(column[total]?.text ?? ''));
  }
});
