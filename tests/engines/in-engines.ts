import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isHydrated } from '../support/is-hydrated';
import { nightly } from '../support/nightly';
import type { Driver } from './driver';
import { type Engine, findEngines } from './find-engines';
import { reading } from './reading';

/** The size of a desktop window, in px. */
const wide = [1280, 900] as const;

/**
 * The engines of this run. Outside the nightly run, Chromium, which the site's tests use too, only
 * if no other engine is installed.
 */
function chosenEngines(): readonly Engine[] {
  const engines = findEngines();
  const others = engines.filter(({ name }) => name !== 'Chromium');
  return nightly(engines, others.some(({ start }) => start) ? others : engines);
}

/**
 * Defines tests for each engine. Missing engines are skipped, and `setup.ts` lists them. A test fails
 * on any console error or warning whose text is not added to its `tolerated`.
 */
export function inEngines(title: string, define: (it: ReturnType<typeof journeysOf>) => void) {
  describe.each(chosenEngines())('$name', ({ start }) => {
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
        const consoleProblems = await driver.consoleProblems();
        const isTolerated = (text: string) => tolerated.some((part) => text.includes(part));
        expect(consoleProblems.filter((text) => !isTolerated(text))).toEqual([]);
        tolerated.length = 0;
      });

      define(journeysOf(() => driver, tolerated));
    });
  });
}

/** Fixtures: the driver, the page's content, and functions to wait for it. */
const journeysOf = (driverNow: () => Driver, tolerated: string[]) =>
  it
    .extend('driver', driverNow)
    .extend('tolerated', () => tolerated)
    .extend('read', ({ driver }) => reading(driver))
    /** Opens a page; resolves when it has hydrated. */
    .extend('visit', ({ driver }) => async (path: string) => {
      await driver.open(path);
      await expect.poll(() => driver.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
    })
    /** Resolves when the page with this heading is shown. */
    .extend('shows', ({ read }) => async (heading: string) => {
      await expect.poll(() => read.text('h1')).toBe(heading);
    });
