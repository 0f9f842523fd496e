import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isHydrated } from '../support/is-hydrated';
import type { Driver } from './driver';
import { findEngines } from './find-engines';
import { reading } from './reading';

/** The size of a desktop window, in px. */
const wide = [1280, 900] as const;

/**
 * Defines tests for each engine. Missing engines are skipped, and `setup.ts` lists them. A test fails
 * on any console error or warning whose text is not added to its `tolerated`.
 */
export function inEngines(title: string, define: (it: ReturnType<typeof journeysOf>) => void) {
  describe.each(findEngines())('$name', ({ start }) => {
    describe.skipIf(!start)(title, () => {
      let driver: Driver;
      const tolerated: string[] = [];
      const problems: string[] = [];
      const hear = async () => {
        const heard = await driver.evaluate(() => globalThis.consoleProblems?.splice(0));
        problems.push(...(heard ?? []));
        return heard;
      };

      beforeAll(async () => {
        if (start) driver = await start();
      });
      afterAll(() => driver?.close());
      beforeEach(() => driver.setViewport(...wide));
      afterEach(async () => {
        await hear();
        const isTolerated = (text: string) => tolerated.some((part) => text.includes(part));
        expect(problems.splice(0).filter((text) => !isTolerated(text))).toEqual([]);
        tolerated.length = 0;
      });

      const open = async (url: string) => {
        await hear();
        await driver.open(url);
        expect(await hear(), 'the console is recorded').toBeDefined();
      };
      define(journeysOf(() => driver, open, tolerated));
    });
  });
}

/** Fixtures: the driver, the page's content, and functions to wait for it. */
const journeysOf = (
  driverNow: () => Driver,
  open: (url: string) => Promise<void>,
  tolerated: string[],
) =>
  it
    .extend('driver', driverNow)
    .extend('tolerated', () => tolerated)
    .extend('read', ({ driver }) => reading(driver))
    .extend('open', () => open)
    /** Resolves when the page has hydrated. */
    .extend('hydrates', ({ driver }) => async () => {
      await expect.poll(() => driver.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
    })
    /** Opens a path; resolves when the page has hydrated. */
    .extend('visit', ({ open, hydrates }) => async (path: string) => {
      await open(inject('listeningUrl') + path);
      await hydrates();
    })
    /** Resolves when the page with this heading is shown. */
    .extend('shows', ({ read }) => async (heading: string) => {
      await expect.poll(() => read.text('h1')).toBe(heading);
    });
