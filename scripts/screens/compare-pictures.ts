import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Difference = {
  /** How many pixels differ, including those that only one picture has. */
  pixels: number;
  /** The first and the last row that differ, in px from the top. */
  top: number;
  bottom: number;
  /** The size of the larger picture, in px. */
  width: number;
  height: number;
  /** A PNG of the new picture in pale gray, with the differing pixels in red. */
  picture: Buffer;
};

/** The color of what is beyond the edge of the smaller picture; pages don't use it. */
const nowhere = Buffer.from([255, 0, 255, 255]);

/**
 * How two PNG files differ; undefined if they show the same. Any difference counts, even of one level
 * in one channel.
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const [a, b] = [extend(old, width, height), extend(now, width, height)];
  const rows = differingRows(a.data, b.data, width * 4);
  const [top] = rows;
  if (top === undefined) return undefined;
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(a.data, b.data, marked.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  const bottom = rows.at(-1) ?? top;
  return { pixels, top, bottom, width, height, picture: PNG.sync.write(marked) };
}

function extend(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const extended = new PNG({ width, height });
  extended.data.fill(nowhere);
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
}

/** The rows of so many bytes that are not the same in both. */
function differingRows(a: Buffer, b: Buffer, bytes: number): number[] {
  const rows = Array.from({ length: a.length / bytes }, (_, row) => row);
  return rows.filter(
    (row) => a.compare(b, row * bytes, (row + 1) * bytes, row * bytes, (row + 1) * bytes) !== 0,
  );
}
