import type { Locator } from 'playwright-core';

/** How far each row of slides moves in twelve frames, in px. */
export const travel = (tracks: Locator) =>
  tracks.evaluateAll(async (all) => {
    const offsets = () => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).m41);
    const before = offsets();
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return offsets().map((offset, index) => offset - (before[index] ?? 0));
  });
