import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserArgs } from '../support/launch-options';

/** How many times slower than this machine the phone is. */
const slowdown = 4;

/**
 * How long a page takes, on a phone that is really slowed, from its first touch until it answers,
 * and the longest task in the way of the next touch; 0 ms where none takes over 50. Rejects if the
 * page does not wake.
 *
 * The browser's tools listen to nothing meanwhile: while they listen for errors, as a `Page` of
 * Puppeteer or Playwright makes them do, V8 notes where each error is made, and parses all of
 * React's chunk again for the five that React keeps, 40 ms that no visitor waits for.
 */
export async function measureWaking(url: string, executablePath: string) {
  const browser = await puppeteer.launch({ executablePath, args: browserArgs });
  try {
    const tab = await browser.waitForTarget((target) => target.type() === 'page');
    const devtools = await tab.createCDPSession();
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      mobile: true,
    });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Page.enable');
    const loaded = new Promise((resolve) => devtools.once('Page.loadEventFired', resolve));
    await devtools.send('Page.navigate', { url });
    await loaded;
    await run(devtools, untilAllHasCome);
    return await run(devtools, touch);
  } finally {
    await browser.close();
  }
}

/** Runs a function in the page, for what it resolves to. */
async function run<Result>(devtools: CDPSession, inPage: () => Promise<Result>): Promise<Result> {
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `(${inPage})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** Resolves once nothing has been fetched for a second. */
const untilAllHasCome = async () => {
  for (let fetched = -1, before = -2; fetched !== before; ) {
    before = fetched;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    fetched = performance.getEntriesByType('resource').length;
  }
};

const touch = async () => {
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
};
