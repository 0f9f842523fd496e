import { expect, inject } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { isHydrated } from '../support/is-hydrated';
import { planPrices } from '../support/sample';
import { inEngines } from './in-engines';
import { choice, link } from './targets';

inEngines('a visitor', (it) => {
  it('opens the home page, whose scripts run (HOME-1)', async ({ driver, read, visit, shows }) => {
    await visit('/');
    expect(await read.title()).toBe(documentTitle('Home'));
    expect(await read.text('h1')).not.toBe('');
    await driver.click(choice('Yearly'));
    await expect.poll(() => read.text('main li > p > .figure')).toBe(planPrices.yearly[0]);
    await driver.click('main a[href="/faq"]');
    await shows('FAQ');
  });

  it('records every error and warning of the console', async ({ driver, visit }) => {
    await visit('/faq');
    await driver.evaluate(() => {
      console.error('an error');
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('uncaught');
      });
    });
    const heard: string[] = [];
    const hear = async () => {
      heard.push(...(await driver.consoleProblems()));
      return heard.join();
    };
    await expect.poll(hear).toMatch(/an error,a warning,.*uncaught/);
  });

  it('follows a link, and Back restores the scroll position (RT-1)', async ({
    driver,
    read,
    visit,
    shows,
  }) => {
    await visit('/about');
    await driver.evaluate(() => {
      const noteOffset = () => Object.assign(globalThis, { offset: Math.round(scrollY) });
      addEventListener('click', noteOffset, { capture: true, once: true });
    });
    await driver.click(link('Contact', 'footer'));
    await shows('Contact');
    await expect.poll(read.title).toBe(documentTitle('Contact'));
    await expect.poll(() => driver.evaluate(() => scrollY)).toBe(0);
    await driver.back();
    await shows('About');
    await expect.poll(read.title).toBe(documentTitle('About'));
    await expect.poll(read.path).toBe('/about');
    // The variable still exists, so the document was not reloaded.
    const offset = await driver.evaluate(() => (globalThis as { offset?: number }).offset);
    expect(offset).toBeGreaterThan(500);
    await expect.poll(() => driver.evaluate(() => Math.round(scrollY))).toBe(offset);
  });

  it('opens the home page from a missing page (RT-6)', async ({
    driver,
    read,
    visit,
    shows,
    tolerated,
  }) => {
    tolerated.push('404 (Not Found)');
    const answer = await fetch(`${inject('siteUrl')}/no/such/page`);
    expect(answer.status).toBe(404);
    await visit('/no/such/page');
    await shows('Page Not Found');
    await driver.click(link('Go Home'));
    await expect.poll(read.path).toBe('/');
    await expect.poll(read.title).toBe(documentTitle('Home'));
  });

  it('restores the scroll position after a reload, Back and Forward (RT-1)', async ({
    driver,
    read,
    visit,
  }) => {
    const offset = () => driver.evaluate(() => Math.round(scrollY));
    const scrollAndSettle = async (top: number) => {
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
      await expect.poll(() => driver.evaluate(isHydrated)).toBe(true);
    };

    await visit('/');
    await scrollAndSettle(1500);
    // The driver's click would scroll.
    await driver.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/about"]')?.click(),
    );
    await expect.poll(read.title).toBe(documentTitle('About'));
    await scrollAndSettle(700);
    await reload();
    await expect.poll(offset).toBe(700);
    // Records the page in each frame, after the site's own work in it.
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
    await expect.poll(read.title).toBe(documentTitle('Home'));
    const seen = await driver.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    const places = [`${documentTitle('About')} at 700`, `${documentTitle('Home')} at 1500`];
    expect(seen.filter((place) => !places.includes(place))).toEqual([]);
    await driver.evaluate(() => history.forward());
    await expect.poll(read.title).toBe(documentTitle('About'));
    await expect.poll(offset).toBe(700);
  });
});
