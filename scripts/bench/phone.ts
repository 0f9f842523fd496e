import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserArgs } from '../../tests/support/launch-options';
import { type Control, pointOf } from './in-page';

/** A mid-range phone: its screen, and how much slower its CPU is. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slowdown = 4;

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

type Point = { x: number; y: number };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/**
 * A new browser that emulates a phone with applied throttling. It uses the DevTools protocol, because
 * Puppeteer's `Page` listens for errors, which makes V8 record their stack traces; that takes 40 ms
 * in React's chunk.
 */
export async function openPhone(executablePath: string) {
  const browser = await puppeteer.launch({ executablePath, args: browserArgs });
  const tab = await browser.waitForTarget((target) => target.type() === 'page');
  const devtools = await tab.createCDPSession();
  await devtools.send('Emulation.setDeviceMetricsOverride', screen);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Page.enable');

  const run = runIn(devtools);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const tapAt = async (point: Point) => {
    await Promise.all([touch('touchStart', [point]), touch('touchEnd', [])]);
  };
  /** Scrolls to a control; resolves with its center when it has stopped moving. */
  const find = (control: Control) => run(pointOf, control);

  return {
    run,

    /** Opens a URL; resolves at its load event. */
    async visit(url: string) {
      const loaded = new Promise((resolve) => devtools.once('Page.loadEventFired', resolve));
      const { errorText } = await devtools.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },

    find,
    tapAt,
    tap: async (control: Control) => tapAt(await find(control)),

    async pressEscape() {
      const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
      await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },

    /** Types a text into the field that has the focus. */
    type: (text: string) => devtools.send('Input.insertText', { text }),

    close: () => browser.close(),
  };
}

/** Defines tsx's helper for function names, which pages don't have. */
const prelude = 'globalThis.__name ??= (value) => value;';

const serialize = (arg: unknown) => (typeof arg === 'function' ? `(${arg})` : JSON.stringify(arg));

/** Runs a function in the page and resolves with its result. Its arguments can be functions. */
const runIn =
  (devtools: CDPSession) =>
  async <Result, Args extends unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => {
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      expression: `${prelude}(${inPage})(${args.map(serialize).join()})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
