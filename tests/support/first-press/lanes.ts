import type { Browser } from 'playwright-core';
import type { InputKind } from './control';
import { type Lane, openLane } from './lane';

export type Lanes = ReturnType<typeof createLanes>;

/** Tabs that tests take turns in, with a mouse or a touch screen. */
export function createLanes(browser: Browser, siteUrl: string) {
  const idle = { mouse: [] as Lane[], touch: [] as Lane[] };
  return {
    /** Lends a tab for as long as `act` takes. */
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
