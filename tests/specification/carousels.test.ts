import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = readFileSync('src/styles/carousel.css', 'utf8');

/** The visible slides of a row from each width in px on, by its rules. */
function slidesOf(row: string): number[][] {
  const rules = styles.split(`.${row} {`)[1]?.split(/^}/m)[0] ?? '';
  const [, first] = /--slides: (\d)/.exec(rules) ?? [];
  const wider = [...rules.matchAll(/width >= (\d+)px\) {\s*--slides: (\d)/g)];
  return [[0, Number(first)], ...wider.map(([, width, count]) => [Number(width), Number(count)])];
}

// The tests of the site count the slides on screen at some of these widths.
it('logos: 2, 3, 2, 2, 3 and 4 are visible by width (BIZ-9)', () => {
  expect(slidesOf('carousel-logos'), 'BIZ-9').toEqual([
    [0, 2],
    [480, 3],
    [576, 2],
    [768, 2],
    [992, 3],
    [1200, 4],
  ]);
});

it('testimonials: 1, 1, 2, 3 and 4 are visible by width (BIZ-10)', () => {
  expect(slidesOf('carousel-testimonials'), 'BIZ-10').toEqual([
    [0, 1],
    [674, 2],
    [1050, 3],
    [1400, 4],
  ]);
});
