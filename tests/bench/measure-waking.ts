import { chromium, type Page } from 'playwright-core';
import { browserArgs } from '../support/launch-options';

/** How many times slower than this machine the phone is. */
const slowdown = 4;

/**
 * How long a page takes, on a phone that is really slowed, from its first touch until it answers,
 * and the longest task in the way of the next touch; 0 ms where none takes over 50. Rejects if the
 * page does not wake.
 */
export async function measureWaking(url: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await touch(page);
  } finally {
    await browser.close();
  }
}

const touch = (page: Page) =>
  page.evaluate(async () => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    const root = document.documentElement;
    const start = performance.now();
    dispatchEvent(new Event('touchstart'));
    while (root.dataset.script !== 'ready') {
      if (performance.now() - start > 10_000) throw new Error('The page did not wake in 10 s');
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    const waking = performance.now() - start;
    // What is in view wakes after the page itself.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return {
      'waking ms': Math.round(waking),
      'waking longest task ms': Math.round(Math.max(0, ...tasks)),
    };
  });
