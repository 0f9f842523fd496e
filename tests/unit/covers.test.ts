import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { posts } from '@/content/posts';
import { paycheck } from '@/payroll/paycheck';
import { type Fonts, loadFonts, outlineText } from '../../scripts/assets/outline-text';
import { amount, range, readPost, sum } from '../support/articles';

const sources = 'scripts/assets/art';
const output = 'public/art';
const drawingsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
const covers = drawingsIn(sources);

/** The elements of a cover’s source, such as `posts/rent-roll.svg`, in order, with their text. */
function readCover(file: string) {
  const source = readFileSync(join(sources, file), 'utf8');
  const elements = [...source.matchAll(/<\w+( [^>]*)>([^<]*)/g)].map(([, tag = '', text = '']) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return { text, read, at: (name: string) => Number(read(name)) };
  });
  const figures = elements.filter(({ read }) => read('class').startsWith('figure'));
  const amounts = figures.filter(({ text }) => /\d\.\d\d$/.test(text));
  const totals = figures.filter(({ read }) => read('class').endsWith('total'));
  const bars = elements.filter(({ read }) => read('data-amount'));
  return { elements, figures, amounts, totals, bars };
}

type Drawn = ReturnType<typeof readCover>['figures'][number];

/** The amounts of a column, given where it ends. */
const column = (figures: readonly Drawn[], end: number) =>
  figures.filter(({ at }) => Math.abs(at('x') - end) <= 2).map(({ text }) => amount(text));

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

describe('the figures of a cover', () => {
  const totals = covers.flatMap((file) => readCover(file).totals.map((total) => ({ file, total })));

  it.each(totals)('$file: $total.text is the sum of its column', ({ file, total }) => {
    const parts = column(readCover(file).amounts, total.at('x')).slice(0, -1);
    expect(parts.length).toBeGreaterThan(2);
    expect(sum(parts)).toBe(amount(total.text));
  });

  it('are totaled on these covers', () => {
    expect(totals).toHaveLength(11);
  });

  /** Hours come to the article’s 45, by the clock; see below. */
  const workedOut: Record<string, string> = {
    '/art/posts/overtime-clock.svg': '8.00 9.75 9.75 8.75 8.75 40.00 5.00',
  };

  it.each(posts)('of “$title” are those of its text', ({ title, img }) => {
    const { article } = readPost(title);
    const words = `${JSON.stringify(article)} ${workedOut[img] ?? ''}`;
    const known = words.match(/\d[\d,]*(?:\.\d\d)?/g)?.map(amount);
    const { amounts } = readCover(img.replace('/art/', ''));
    const drawn = amounts.map(({ text }) => Math.abs(amount(text)));
    expect(drawn.filter((figure) => !known?.includes(figure))).toEqual([]);
  });
});

describe('bars are to scale', () => {
  /** The length of a bar in px: a rectangle’s width or height, or what a path rises from the axis. */
  const lengthOf = ({ read, at }: Drawn, along: string) => {
    const [, base, end, round] = /^M\d+ (\d+)V([\d.]+)q0(-?4| 4)/.exec(read('d')) ?? [];
    return base ? Number(base) - Number(end) - Number(round) : at(along);
  };

  it.each([
    ['posts/claim-ledger.svg', 'width', 0.22],
    ['posts/cash-forecast.svg', 'd', 2.8],
    ['cases/every-payer-deposit-matched-to-its-claims.svg', 'width', 0.06],
    ['products/dental-and-medical-practice-books.svg', 'height', 0.25],
  ])('%s', (file, along, scale) => {
    const { bars } = readCover(file);
    const lengths = bars.map((bar) => lengthOf(bar, along));
    expect(bars.length).toBeGreaterThan(2);
    for (const [index, bar] of bars.entries()) {
      expect(lengths[index]).toBeCloseTo(bar.at('data-amount') * scale, 1);
    }
  });

  it('and have the length of an amount that the cover or its article states', () => {
    for (const file of covers.filter((name) => name !== 'posts/cash-forecast.svg')) {
      const { bars, amounts } = readCover(file);
      const stated = amounts.map(({ text }) => Math.abs(amount(text)));
      const drawn = bars.map(({ at }) => at('data-amount'));
      expect(drawn.filter((length) => !stated.includes(length))).toEqual([]);
    }
    const { tables } = readPost('Build a 13-week cash forecast around your paydays');
    const { bars } = readCover('posts/cash-forecast.svg');
    expect(bars.map(({ at }) => at('data-amount'))).toEqual(tables[0]?.column(5));
  });
});

describe('a cover shows what its page says', () => {
  it('the feed has the five lines of the article, and one that the books lack', () => {
    const { tables } = readPost('Ten minutes a day on the bank feed replaces a weekend');
    const { amounts } = readCover('posts/bank-feed.svg');
    expect(column(amounts, 288)).toEqual(tables[0]?.column(1));
    expect(column(amounts, 632)).toEqual(tables[0]?.column(2).filter((booked) => booked !== 0));
  });

  it('the claim ends at nothing, after the entries of the article', () => {
    const { tables } = readPost('Production is not cash until the claim is paid');
    const [debits = [], credits = []] = [tables[0]?.column(2), tables[0]?.column(3)];
    const entries = debits.map((debit, index) => debit - (credits[index] ?? 0));
    const { amounts, elements } = readCover('posts/claim-ledger.svg');
    expect(column(amounts, 608)).toEqual([...entries, 0]);
    const dates = elements.map(({ text }) => text).filter((text) => /^[A-Z][a-z]+ \d+$/.test(text));
    expect(dates).toEqual(tables[0]?.rows.map(([date]) => date));
  });

  it('the calendar has each day of December 2026 below its weekday, and the paydays marked', () => {
    const { figures } = readCover('posts/pay-calendar.svg');
    const placeOf = ({ at }: Drawn) => 7 * Math.round((at('y') - 178) / 44) + (at('x') - 192) / 56;
    const byPlace = figures.toSorted((one, other) => placeOf(one) - placeOf(other));
    const first = new Date(2026, 11, 1).getDay();
    expect(byPlace.map(placeOf)).toEqual(range(first, first + 39));
    expect(byPlace.map(({ text }) => Number(text))).toEqual([...range(1, 31), ...range(1, 9)]);
    const marked = byPlace.filter(({ at }) => at('font-weight') === 700);
    expect(marked.map(({ text }) => text)).toEqual(['4', '18', '31', '6']);
  });

  it('the time sheet counts each day from in to out, less an hour, and 40 hours as regular', () => {
    const { figures, amounts } = readCover('posts/overtime-clock.svg');
    const clock = (end: number, noon: number) =>
      figures
        .filter(({ at, text }) => at('x') === end && text.includes(':'))
        .map(({ text }) => text.split(':').map(Number))
        .map(([hour = 0, minutes = 0]) => hour + noon + minutes / 60);
    const [starts, ends] = [clock(468, 0), clock(548, 12)];
    const hours = ends.map((end, day) => end - (starts[day] ?? 0) - 1);
    expect(amounts.map(({ text }) => amount(text))).toEqual([...hours, 40, sum(hours) - 40]);
  });

  it('the close has the twelve days of the checklist', () => {
    const { tables } = readPost('A 12-line checklist closes the books by day five');
    const { elements } = readCover('products/month-end-close-in-five-days.svg');
    const days = elements
      .filter(({ at }) => at('height') === 14)
      .map(({ at }) => (at('x') - 303) / 36 + 1);
    expect(days.toSorted()).toEqual(tables[0]?.column(3).toSorted());
  });

  it('the first check is what the site’s own payroll withholds', () => {
    const { gross, federal, state, fica, net } = paycheck({
      gross: 960_00,
      periods: 52,
      state: 'montana',
    });
    const drawn = readCover('products/payroll-from-the-first-hire.svg').amounts;
    const [socialSecurity = 0, medicare = 0] = drawn.slice(2, 4).map(({ text }) => -amount(text));
    expect(sum([socialSecurity, medicare]) * 100).toBeCloseTo(fica.employee);
    expect(drawn.map(({ text }) => Math.round(100 * amount(text)))).toEqual([
      gross,
      -federal,
      -62 * 96,
      -14.5 * 96,
      -state,
      net,
    ]);
  });

  it('the practice’s bar is the whole fee', () => {
    const { amounts } = readCover('products/dental-and-medical-practice-books.svg');
    const [fee, ...parts] = amounts.map(({ text }) => amount(text));
    expect(sum(parts)).toBe(fee);
  });
});
