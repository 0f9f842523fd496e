import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { freePort, waitForPort } from '../support/free-port';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowDown';

/** A visitor in one engine. Input is native, as from a person. */
export type Driver = {
  open: (url: string) => Promise<unknown>;
  /** Clicks the center of the element with this name, if one is given, when it can be clicked. */
  click: (css: string, name?: string) => Promise<unknown>;
  /** Replaces the text in a field. */
  type: (css: string, text: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Sets the size of the page in CSS px; the height can be up to 40 px lower. */
  setViewport: (width: number, height: number) => Promise<unknown>;
  /** Runs a self-contained function in the page. */
  evaluate: <A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  close: () => Promise<unknown>;
};

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** The engines besides Chromium's, with their Debian packages. */
export const engines = [
  { name: 'Firefox', packages: 'firefox-esr', start: startFirefox, isThere: Boolean(firefox) },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
    isThere: Boolean(onPath('WebKitWebDriver') && onPath('Xvfb')),
  },
];

/**
 * Runs in the page: the first visible element that matches, with this name if it is given. Null until
 * it can be clicked: it must be on screen, not moving and not covered.
 */
async function findTarget(css: string, name: string | undefined): Promise<Element | null> {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (!name || nameOf(element) === name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = found.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (found.contains(hit) || hit.contains(found)) ? found : null;
}

/** Looks for an element until it can be clicked. */
async function untilFound<One>(what: string, look: () => Promise<One | null>): Promise<One> {
  for (const until = Date.now() + 15_000; Date.now() < until; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`There is no ${what}`);
}

/** Starts Firefox, through WebDriver BiDi. */
async function startFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox ?? '' });
  const page = await browser.newPage();
  const find = (css: string, name?: string) =>
    untilFound(`${css} ${name ?? ''}`, async () => {
      const handle = await page.evaluateHandle(findTarget, css, name);
      return handle.asElement() as ElementHandle | null;
    });
  return {
    open: (url) => page.goto(url),
    click: async (css, name) => (await find(css, name)).click(),
    async type(css, text) {
      const field = await find(css);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    setViewport: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(run as () => never, ...(args as unknown[] as [])),
    close: () => browser.close(),
  };
}

/** The private-use characters that stand for keys in WebDriver. */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's MiniBrowser on a virtual screen: a session of https://www.w3.org/TR/webdriver2/. */
async function startWebKit(): Promise<Driver> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const stop = () => [server, screen].map((child) => child.kill());
  process.once('exit', stop);
  await waitForPort(port, 15_000);

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    throw new Error(`${path}: ${JSON.stringify(value)}`);
  };
  const { sessionId } = await call('POST', '', { capabilities: { alwaysMatch: {} } });
  const post = (path: string, body = {}) => call('POST', `/${sessionId}${path}`, body);
  const strike = (...names: (keyof typeof keys | 'a')[]) => {
    const values = names.map((name) => (name === 'a' ? name : keys[name]));
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    post('/execute/sync', { script: `return (${run})(...arguments)`, args });
  /** The path of an element; the key of its reference is the standard's. */
  const find = async (css: string, name?: string) => {
    const look = () => evaluate(findTarget, css, name) as Promise<Record<string, string> | null>;
    const reference = await untilFound(`${css} ${name ?? ''}`, look);
    return `/element/${reference['element-6066-11e4-a52e-4f735466cecf']}`;
  };
  return {
    open: (url) => post('/url', { url }),
    click: async (css, name) => post(`${await find(css, name)}/click`),
    async type(css, text) {
      const field = await find(css);
      await post(`${field}/click`);
      await strike('Control', 'a');
      await strike('Backspace');
      await post(`${field}/value`, { text });
    },
    press: (key) => strike(key),
    setViewport: (width, height) => post('/window/rect', { width, height }),
    evaluate,
    close: () => call('DELETE', `/${sessionId}`).finally(stop),
  };
}
