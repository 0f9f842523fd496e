import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort, waitForPort } from '../support/hosts/free-port';
import { type Driver, find, type Target, timeout } from './driver';

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(): Promise<Driver> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.toReversed()) child.kill();
  };
  try {
    const { screen, display } = await startScreen();
    started.push(screen);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await waitForPort(port, timeout);
    return await drive(address, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function drive(address: string, stop: () => void): Promise<Driver> {
  const session = await startSession(address);
  const element = (target: Target) =>
    find(target, (run, args) => session.run<ElementReference | null>(run, args));

  return {
    open: async (url) => {
      await session.open(url);
    },
    click: async (target) => {
      await session.click(await element(target));
    },
    type: async (target, text) => {
      const field = await element(target);
      await session.click(field);
      await session.selectAll();
      await session.press('Backspace');
      await session.type(field, text);
    },
    press: async (key) => {
      await session.press(key);
    },
    setViewport: async (width, height) => {
      await session.setSize(width, height);
    },
    evaluate: (run, ...args) => session.run(run as () => unknown, args),
    close: async () => {
      await session.end().finally(stop);
    },
  };
}

/** Starts an X server on the first free display; resolves to its number. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** A reference to an element, under the key of the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { [elementKey]: string };

/** The private-use characters that stand for keys in WebDriver. */
const keys = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
} as const;

/** A W3C WebDriver session (https://www.w3.org/TR/webdriver2/) with the driver at an address. */
async function startSession(address: string) {
  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }

  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const post = <T = null>(path: string, body: object = {}) =>
    call<T>('POST', `/session/${sessionId}${path}`, body);
  const strike = (...pressed: string[]) =>
    post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...pressed.map((value) => ({ type: 'keyDown', value })),
            ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });

  return {
    open: (url: string) => post('/url', { url }),
    setSize: (width: number, height: number) => post('/window/rect', { width, height }),
    run: <T>(run: (...args: never[]) => unknown, args: readonly unknown[]) =>
      post<T>('/execute/sync', { script: `return (${run})(...arguments)`, args }),
    click: (element: ElementReference) => post(`/element/${element[elementKey]}/click`),
    /** Types at the end of the text in a field. */
    type: (element: ElementReference, text: string) =>
      post(`/element/${element[elementKey]}/value`, { text }),
    press: (key: keyof typeof keys) => strike(keys[key]),
    selectAll: () => strike(keys.Control, 'a'),
    end: () => call('DELETE', `/session/${sessionId}`),
  };
}
