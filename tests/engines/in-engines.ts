import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isHydrated } from '../support/is-hydrated';
import type { Driver } from './driver';
import { findEngines } from './find-engines';
import { reading } from './reading';

/** The size of a desktop's window, in px. */
const wide = [1280, 900] as const;

/**
 * Defines tests once for each engine. Missing engines are skipped, and `setup.ts` names them. A test
 * fails with whatever the console complains of, but for texts added to its `tolerated`.
 */
export function inEngines(title: string, define: (it: ReturnType<typeof journeysOf>) => void) {
  describe.each(findEngines())('$name', ({ start }) => {
    describe.skipIf(!start)(title, () => {
      let driver: Driver;
      const tolerated: string[] = [];

      beforeAll(async () => {
        if (!start) return;
        driver = await start({ siteUrl: inject('siteUrl'), listeningUrl: inject('listeningUrl') });
      });
      afterAll(() => driver?.close());
      beforeEach(() => driver.setViewport(...wide));
      afterEach(async () => {
        const complaints = await driver.complaints();
        const isTolerated = (text: string) => tolerated.some((part) => text.includes(part));
        expect(complaints.filter((text) => !isTolerated(text))).toEqual([]);
        tolerated.length = 0;
      });

      define(journeysOf(() => driver, tolerated));
    });
  });
}

/** What a test can ask for: the driver, what the page shows, and ways to wait for it. */
const journeysOf = (driverNow: () => Driver, tolerated: string[]) =>
  it
    .extend('driver', driverNow)
    .extend('tolerated', () => tolerated)
    .extend('read', ({ driver }) => reading(driver))
    /** Opens a page; resolves once it has hydrated. */
    .extend('visit', ({ driver }) => async (path: string) => {
      await driver.open(path);
      await expect.poll(() => driver.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
    })
    /** Resolves once the page with this heading shows, and takes presses. */
    .extend('shows', ({ driver, read }) => async (heading: string) => {
      await expect.poll(() => read.text('h1')).toBe(heading);
      // While one page fades into the next, a press reaches neither.
      const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName;
      await expect.poll(() => driver.evaluate(middle)).not.toBe('html');
    });
