import { type ElementHandle, launch } from 'puppeteer-core';
import { type Driver, find, type Target } from './driver';

/** Starts Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const element = (target: Target) =>
    find(target, async (run, args) => {
      const handle = await page.evaluateHandle(run, ...args);
      return handle.asElement() as ElementHandle | null;
    });

  return {
    open: async (url) => {
      await page.goto(url);
    },
    click: async (target) => (await element(target)).click(),
    type: async (target, text) => {
      const field = await element(target);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    setViewport: (width, height) => page.setViewport({ width, height }),
    evaluate: async <A extends unknown[], T>(run: (...args: A) => T, ...args: A) =>
      (await page.evaluate(run as (...args: unknown[]) => unknown, ...args)) as T,
    close: () => browser.close(),
  };
}
