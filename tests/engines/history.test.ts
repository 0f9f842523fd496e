import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Driver } from './driver';
import { findEngines } from './find-engines';
import { reading } from './reading';

describe.each(findEngines())('$name', ({ start }) => {
  describe.skipIf(!start)('returns to where the visitor was', () => {
    let driver: Driver;
    let read: ReturnType<typeof reading>;

    beforeAll(async () => {
      if (!start) return;
      driver = await start({ siteUrl: inject('siteUrl'), listeningUrl: inject('listeningUrl') });
      read = reading(driver);
      await driver.setViewport(1280, 900);
    });
    afterAll(() => driver?.close());

    const answers = () =>
      expect
        .poll(() => driver.evaluate(() => performance.getEntriesByName('hydrated').length), {
          timeout: 30_000,
        })
        .toBe(1);
    const offset = () => driver.evaluate(() => Math.round(scrollY));
    const restAt = async (top: number) => {
      await driver.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const kept = () => driver.evaluate(() => Math.round(history.state?.offset));
      await expect.poll(kept).toBe(top);
    };
    const reload = async () => {
      await driver.evaluate(() => {
        Object.assign(globalThis, { isOld: true });
        location.reload();
      });
      await expect.poll(() => driver.evaluate(() => 'isOld' in globalThis)).toBe(false);
      await answers();
    };

    it('after a reload, and Back and Forward after it (RT-1)', async () => {
      await driver.open('/');
      await answers();
      await restAt(1500);
      // A driver's own click would scroll.
      await driver.evaluate(() =>
        document.querySelector<HTMLElement>('header a[href="/about"]')?.click(),
      );
      await expect.poll(read.title).toBe('About - Accupay Vue App');
      await restAt(700);
      await reload();
      await expect.poll(offset).toBe(700);
      // What the page shows in each frame, behind what the site does in it.
      await driver.evaluate(() => {
        const seen: string[] = [];
        const note = () => {
          seen.push(`${document.title} at ${Math.round(scrollY)}`);
          requestAnimationFrame(note);
        };
        addEventListener('popstate', () => requestAnimationFrame(note), { once: true });
        Object.assign(globalThis, { seen });
      });
      await driver.back();
      await expect.poll(offset).toBe(1500);
      await expect.poll(read.title).toBe('Home - Accupay Vue App');
      const seen = await driver.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
      const places = ['About - Accupay Vue App at 700', 'Home - Accupay Vue App at 1500'];
      expect(seen.filter((place) => !places.includes(place))).toEqual([]);
      await driver.evaluate(() => history.forward());
      await expect.poll(read.title).toBe('About - Accupay Vue App');
      await expect.poll(offset).toBe(700);
      expect(await driver.complaints()).toEqual([]);
    });
  });
});
