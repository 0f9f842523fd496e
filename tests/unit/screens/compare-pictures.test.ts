import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../../scripts/screens/compare-pictures';

type Color = readonly [number, number, number];

const white: Color = [255, 255, 255];
const gray: Color = [250, 250, 250];

/** A PNG of rows of one color, four px wide. */
function png(rows: readonly Color[], options?: Parameters<typeof PNG.sync.write>[1]): Buffer {
  const picture = new PNG({ width: 4, height: rows.length });
  rows.forEach((row, index) => {
    picture.data.fill(Buffer.from([...row, 255]), index * 16, (index + 1) * 16);
  });
  return PNG.sync.write(picture, options);
}

describe('comparePictures', () => {
  it('finds nothing in the same picture, even if its file differs', () => {
    const rows = [white, gray, white];
    expect(comparePictures(png(rows), png(rows))).toBeUndefined();
    const other = png(rows, { deflateLevel: 0 });
    expect(other.equals(png(rows))).toBe(false);
    expect(comparePictures(png(rows), other)).toBeUndefined();
  });

  it('counts a difference of one level in one channel', () => {
    const found = comparePictures(
      png([white, white, white, white]),
      png([white, [255, 255, 254], [255, 255, 254], white]),
    );
    expect(found).toMatchObject({ pixels: 8, top: 1, bottom: 2, width: 4, height: 4 });
  });

  it('marks the pixels that differ in red', () => {
    const found = comparePictures(png([white, white]), png([white, gray]));
    const marked = PNG.sync.read(found?.picture ?? Buffer.alloc(0));
    expect([...marked.data.subarray(16, 19)]).toEqual([255, 0, 0]);
    expect([...marked.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it.each([
    ['longer', [white], [white, white, white]],
    ['shorter', [white, white, white], [white]],
  ])('counts what a %s page has more or less', (_, before, after) => {
    const found = comparePictures(png(before), png(after));
    expect(found).toMatchObject({ pixels: 8, top: 1, bottom: 2, width: 4, height: 3 });
    const marked = PNG.sync.read(found?.picture ?? Buffer.alloc(0));
    expect([marked.width, marked.height]).toEqual([4, 3]);
  });
});
