import type { Browser } from 'playwright-core';
import type { InputKind } from './control';
import { type Lane, openLane } from './lane';

export type Lanes = ReturnType<typeof createLanes>;

/** A pool of tabs, with a mouse or a touch screen, that tests borrow. */
export function createLanes(browser: Browser, siteUrl: string) {
  const idle = { mouse: [] as Lane[], touch: [] as Lane[] };
  return {
    /** Lends a tab until `act` is done. */
    async use<Result>(kind: InputKind, act: (lane: Lane) => Promise<Result>): Promise<Result> {
      const pool = kind === 'touch' ? idle.touch : idle.mouse;
      const lane = pool.pop() ?? (await openLane(browser, siteUrl, kind === 'touch'));
      try {
        return await act(lane);
      } finally {
        await lane.leave();
        pool.push(lane);
      }
    },
  };
}
