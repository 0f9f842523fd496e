import type { Box } from '../src/chart/chart';

/** Widens and heightens the regions of a parallel state until they are `gap` px apart. */
export function fillUp(outer: Box, regions: readonly Box[], gap: number): void {
  for (const region of regions) {
    const right = regions
      .filter(
        ({ x, y, height }) => x > region.x && y < region.y + region.height && y + height > region.y,
      )
      .reduce((least, { x }) => Math.min(least, x), outer.x + outer.width);
    region.width = Math.max(region.width, right - gap - region.x);
  }
  for (const region of regions) {
    const bottom = regions
      .filter(
        ({ x, y, width }) => y > region.y && x < region.x + region.width && x + width > region.x,
      )
      .reduce((least, { y }) => Math.min(least, y), outer.y + outer.height);
    region.height = Math.max(region.height, bottom - gap - region.y);
  }
}
