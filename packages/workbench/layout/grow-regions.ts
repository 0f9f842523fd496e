import type { Box } from '../src/chart/chart';

/** Grows a parallel state's regions until they are `gap` px apart. */
export function growRegions(outer: Box, regions: readonly Box[], gap: number): void {
  for (const region of regions) {
    const right = regions
      .filter(
        ({ x, y, height }) => x > region.x && y < region.y + region.height && y + height > region.y,
      )
      .reduce((min, { x }) => Math.min(min, x), outer.x + outer.width);
    region.width = Math.max(region.width, right - gap - region.x);
  }
  for (const region of regions) {
    const bottom = regions
      .filter(
        ({ x, y, width }) => y > region.y && x < region.x + region.width && x + width > region.x,
      )
      .reduce((min, { y }) => Math.min(min, y), outer.y + outer.height);
    region.height = Math.max(region.height, bottom - gap - region.y);
  }
}
