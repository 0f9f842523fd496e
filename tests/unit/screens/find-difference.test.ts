import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { type Build, findDifference } from '../../../scripts/screens/find-difference';

/** A white PNG of 100 × 100 px whose first pixels are black. */
function png(blackCount: number): Buffer {
  const picture = new PNG({ width: 100, height: 100 });
  picture.data.fill(255);
  for (let index = 0; index < blackCount; index += 1)
    picture.data.fill(0, index * 4, index * 4 + 3);
  return PNG.sync.write(picture);
}

/** Takes the pictures in turn, the last one from then on. */
function camera(black: Record<Build, number[]>) {
  const taken: Build[] = [];
  const take = async (build: Build) => {
    taken.push(build);
    const [next = 0, ...rest] = black[build];
    if (rest.length > 0) black[build] = rest;
    return png(next);
  };
  return { taken, take };
}

describe('findDifference', () => {
  it('ignores a few pixels that differ only once', async () => {
    const { take } = camera({ before: [12, 0], after: [0] });
    expect(await findDifference(take)).toBeUndefined();
  });

  it('finds a pixel that differs each time', async () => {
    const { take } = camera({ before: [0], after: [1] });
    expect((await findDifference(take))?.difference.pixels).toBe(1);
  });

  it('takes the pictures once if they are the same or clearly differ', async () => {
    const same = camera({ before: [0], after: [0] });
    await findDifference(same.take);
    expect(same.taken).toEqual(['before', 'after']);
    const other = camera({ before: [0], after: [5000] });
    expect((await findDifference(other.take))?.difference.pixels).toBe(5000);
    expect(other.taken).toEqual(['before', 'after']);
  });
});
