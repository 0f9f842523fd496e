import { setTimeout as wait } from 'node:timers/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { browserArgs } from '../support/launch-options';
import { type Driver, type Target, timeout } from './driver';
import { describeTarget, findTarget } from './find-target';

type Options = { browser: 'chrome' | 'firefox'; executablePath: string; siteUrl: string };

/** Starts Chromium through its own protocol, or Firefox through WebDriver BiDi. */
export async function startPuppeteer({
  browser: name,
  executablePath,
  siteUrl,
}: Options): Promise<Driver> {
  const browser = await launch({
    browser: name,
    executablePath,
    args: name === 'chrome' ? browserArgs : [],
  });
  const page = await browser.newPage();
  let consoleProblems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleProblems.push(message.text());
  });
  page.on('pageerror', (error) => consoleProblems.push(String(error)));

  async function find(target: Target): Promise<ElementHandle> {
    const until = Date.now() + timeout;
    while (Date.now() < until) {
      const handle = await page.evaluateHandle(findTarget, ...describeTarget(target));
      const element = handle.asElement() as ElementHandle | null;
      if (element) return element;
      await wait(50);
    }
    throw new Error(`There is no ${JSON.stringify(target)} at ${page.url()}`);
  }

  return {
    open: async (path) => {
      await page.goto(new URL(path, siteUrl).href);
    },
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => {
      const field = await find(target);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.evaluate(() => history.back());
    },
    setViewport: (width, height) => page.setViewport({ width, height }),
    evaluate: async <A extends unknown[], T>(run: (...args: A) => T, ...args: A) =>
      (await page.evaluate(run as (...args: unknown[]) => unknown, ...args)) as T,
    consoleProblems: async () => {
      const all = consoleProblems;
      consoleProblems = [];
      return all;
    },
    close: () => browser.close(),
  };
}
