import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { summary } from '../../tests/support/disclosure';
import { isHydrated } from '../../tests/support/is-hydrated';
import type { MeasuredControl } from './controls';

/** The pauses after the load event, and with the control on the screen before a tap, in ms. */
const pause = { load: 1500, rest: 1000 };
/** How long to wait for a control's response or for hydration, in ms. */
const timeout = 15_000;

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Finds a button or a summary by its name. */
export const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).or(summary(page, name));

/** A mid-range phone: its screen, and a CPU and a network that are as slow. */
async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  page.setDefaultTimeout(timeout);
  // Defines tsx's helper for function names, which pages don't have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  return page;
}

declare global {
  var responseTime: Promise<number>;
}

/**
 * Runs in the page: checks a reading in each frame after the next touch. `responseTime` is the time from
 * the touch to the end of the frame in which the reading has risen, in ms.
 */
function watchNextTouch(read: () => number, timeout: number) {
  globalThis.responseTime = new Promise((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      const before = read();
      const elapsed = () => performance.now() - timeStamp;
      const check = () => {
        if (read() > before) requestAnimationFrame(() => resolve(elapsed()));
        else if (elapsed() < timeout) requestAnimationFrame(check);
        else reject(new Error(`No response in ${timeout} ms`));
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', start, { capture: true, once: true, passive: true });
  });
}

/**
 * The time from the first tap of a visit to the frame with its effect, and the same for a tap after
 * hydration, in ms. The control is scrolled into view first.
 */
export async function measurePress(
  { path, find, reading, undo }: MeasuredControl,
  siteUrl: string,
  browser: Browser,
) {
  const page = await openPhone(browser);
  const control = find(page).filter({ visible: true }).first();
  const timeTap = async () => {
    await control.scrollIntoViewIfNeeded();
    await delay(pause.rest);
    await page.evaluate(`(${watchNextTouch})(${reading}, ${timeout})`);
    await control.tap({ noWaitAfter: true });
    return page.evaluate(() => globalThis.responseTime);
  };
  try {
    await page.goto(siteUrl + path);
    await delay(pause.load);
    const level = await page.evaluate(reading);
    const first = await timeTap();
    await page.waitForLoadState('networkidle');
    if (undo) {
      await undo(page);
      while ((await page.evaluate(reading)) > level) await delay(50);
    }
    return { first, hydrated: await timeTap() };
  } catch (error) {
    throw new Error(`${control} on ${path}`, { cause: error });
  } finally {
    await page.close();
  }
}

/** The time from first paint to hydration of a page without input, in ms. */
export async function measureHydration(url: string, browser: Browser): Promise<number> {
  const page = await openPhone(browser);
  try {
    await page.goto(url);
    await page.waitForFunction(isHydrated, null, { polling: 50 });
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return at('hydrated') - at('first-contentful-paint');
    });
  } finally {
    await page.close();
  }
}
