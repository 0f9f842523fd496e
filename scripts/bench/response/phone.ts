import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserArgs } from '../../../tests/support/launch-options';
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

type Options = { executablePath: string; isNetworkSlow: boolean };

type Point = { x: number; y: number };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/**
 * A new browser that emulates a phone with applied throttling. It uses the DevTools protocol, because
 * Puppeteer's `Page` listens for errors, which makes V8 record their stack traces; that takes 40 ms
 * in React's chunk.
 */
export async function openPhone({ executablePath, isNetworkSlow }: Options) {
  const browser = await puppeteer.launch({ executablePath, args: browserArgs });
  const tab = await browser.waitForTarget((target) => target.type() === 'page');
  const devtools = await tab.createCDPSession();
  await devtools.send('Emulation.setDeviceMetricsOverride', screen);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', slow4G);
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

    /** Opens a URL; resolves at its load event. `initScript` runs in the page before its scripts. */
    async visit(url: string, initScript?: () => void) {
      if (initScript) {
        const source = `${prelude}(${initScript})()`;
        await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source });
      }
      const loaded = new Promise((resolve) => devtools.once('Page.loadEventFired', resolve));
      const { errorText } = await devtools.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },

    find,
    tapAt,
    tap: async (control: Control) => tapAt(await find(control)),

    /** Presses keys one after another, by name or letter. */
    async type(...keys: string[]) {
      for (const key of keys) {
        const isLetter = key.length === 1;
        const text = isLetter ? key : key === 'Enter' ? '\r' : undefined;
        const code = key === ' ' ? 'Space' : isLetter ? `Key${key.toUpperCase()}` : key;
        const windowsVirtualKeyCode = keyCodes[key] ?? key.toUpperCase().charCodeAt(0);
        const event = { key, code, windowsVirtualKeyCode };
        const down = text ? 'keyDown' : 'rawKeyDown';
        await devtools.send('Input.dispatchKeyEvent', { type: down, text, ...event });
        await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
      }
    },

    close: () => browser.close(),
  };
}

const keyCodes: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

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
