import type { Browser } from 'playwright-core';
import type { InputKind } from './control';
import { openTab, type Tab } from './tab';

export type TabPool = ReturnType<typeof createTabPool>;

/** A pool of tabs with a mouse or a touch screen. */
export function createTabPool(browser: Browser, siteUrl: string) {
  const idle = { mouse: [] as Tab[], touch: [] as Tab[] };
  return {
    /** Runs `act` with a tab from the pool. */
    async use<Result>(kind: InputKind, act: (tab: Tab) => Promise<Result>): Promise<Result> {
      const pool = kind === 'touch' ? idle.touch : idle.mouse;
      const tab = pool.pop() ?? (await openTab(browser, siteUrl, kind === 'touch'));
      try {
        return await act(tab);
      } finally {
        await tab.leave();
        pool.push(tab);
      }
    },
  };
}
