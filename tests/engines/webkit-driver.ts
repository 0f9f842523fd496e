import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, type Target, timeout } from './driver';
import { describeTarget, findTarget } from './find-target';
import { type ElementReference, startSession } from './webdriver';

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(siteUrl: string): Promise<Driver> {
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
    await answered(`${address}/status`);
    return await drive(address, siteUrl, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function drive(address: string, siteUrl: string, stop: () => void): Promise<Driver> {
  const session = await startSession(address);
  let earlier: string[] = [];
  const evaluate: Driver['evaluate'] = (run, ...args) => session.run(run as () => unknown, args);
  const takeConsoleProblems = () => evaluate(() => globalThis.consoleProblems?.splice(0) ?? []);

  async function find(target: Target): Promise<ElementReference> {
    const until = Date.now() + timeout;
    while (Date.now() < until) {
      const args = describeTarget(target);
      const element = await session.run<ElementReference | null>(findTarget, args);
      if (element) return element;
      await wait(50);
    }
    throw new Error(`There is no ${JSON.stringify(target)}`);
  }

  return {
    open: async (path) => {
      earlier.push(...(await takeConsoleProblems()));
      await session.open(new URL(path, siteUrl).href);
      const isHeard = await evaluate(() => globalThis.consoleProblems !== undefined);
      if (!isHeard) throw new Error(`The console of ${path} is not recorded.`);
    },
    click: async (target) => {
      await session.click(await find(target));
    },
    type: async (target, text) => {
      const field = await find(target);
      await session.click(field);
      await session.selectAll();
      await session.press('Backspace');
      await session.type(field, text);
    },
    press: async (key) => {
      await session.press(key);
    },
    back: async () => {
      await evaluate(() => history.back());
    },
    setViewport: async (width, height) => {
      await session.setSize(width, height);
    },
    evaluate,
    consoleProblems: async () => {
      const all = [...earlier, ...(await takeConsoleProblems())];
      earlier = [];
      return all;
    },
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

async function answered(url: string) {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
