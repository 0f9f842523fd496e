import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findBrowser } from '../support/find-browser';
import { browserArgs } from '../support/launch-options';
import { type App, apps } from './apps';

type Trace = { steps: readonly { actor: string; event: { type: string } }[] };

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With React's development build, which warns of what is wrong. */
const env = { ...process.env, NODE_ENV: 'development' };

/** Runs a command; what it writes is in the error if it fails. */
async function run(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], { cwd, env, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  }
}

let tarball = '';
beforeAll(async () => {
  const home = resolve('packages/workbench');
  const packed = await run(folder, 'npm', 'pack', home, '--pack-destination', folder, '--json');
  tarball = join(folder, JSON.parse(packed.slice(packed.indexOf('[')))[0].filename);
});

/** Writes an app, and installs it with the tarball as its reader would. */
async function install(name: string, { dependencies, devDependencies, files }: App) {
  const app = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
  const all = { ...dependencies, 'statechart-workbench': `file:${tarball}` };
  const manifest = { private: true, type: 'module', dependencies: all, devDependencies };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await run(app, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  return app;
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' } as const;

/** The browser, and what it shows of a built app at an address. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser?.close());

async function open(app: string, query = '', host = 'https://shop.example') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.context().route('https://shop.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(app, 'dist', pathname === '/' ? 'index.html' : pathname);
    const contentType = types[extname(file) as keyof typeof types];
    return route.fulfill({ body: readFileSync(file), contentType });
  });
  await page.goto(`${host}/${query}`);
  return { page, problems };
}

/** What an app has in the end at an address, and what was recorded of it. */
async function use(app: string, query = '') {
  const { page, problems } = await open(app, query);
  await page.locator('#act').click();
  const output = page.locator('output').filter({ hasText: '}' });
  const result = await output.innerText();
  const trace = await page.evaluate(() => (globalThis as { trace?: unknown }).trace);
  expect(problems).toEqual([]);
  return { page, problems, result, trace: trace as Trace };
}

/** Expects that a trace has every machine of the shop and every event that it got. */
function expectSeen({ steps }: Trace) {
  expect(new Set(steps.map(({ actor }) => actor))).toEqual(new Set(['shop 1', 'light 1']));
  const eventsOf = (name: string) =>
    steps.filter(({ actor }) => actor === name).map(({ event }) => event.type);
  expect(eventsOf('light 1')).toEqual(['xstate.init', 'pressed', 'xstate.stop']);
  expect(eventsOf('shop 1')).toEqual([
    'xstate.init',
    'item.added',
    'item.added',
    'item.added',
    'switch.pressed',
    'paid',
    expect.stringMatching(/^xstate\.done\.actor\./),
    expect.stringMatching(/^xstate\.after\.20\./),
  ]);
}

it('publint and attw accept the tarball', async () => {
  const bin = resolve('tests/packed/node_modules/.bin');
  await run(folder, join(bin, 'publint'), tarball, '--strict');
  const styles = ['workbench.css', 'chart/drawing.css'];
  const profile = ['--profile', 'esm-only', '--exclude-entrypoints', ...styles];
  await run(folder, join(bin, 'attw'), tarball, ...profile, '--no-emoji');
});

const { node, ...inBrowsers } = apps;
const pages: [string, App][] = Object.entries(inBrowsers);
describe.each(pages)('in an app with %s', (name, app) => {
  let home = '';
  beforeAll(async () => {
    home = await install(name, app);
    if ('tsconfig.json' in app.files) await run(home, 'npx', 'tsc');
    await run(home, 'npx', 'vite', 'build', '--logLevel', 'warn');
  });

  it('sees every actor and event, and the app has the same in the end', async () => {
    const bare = await use(home);
    expect(JSON.parse(bare.result)).toMatchObject({ value: 'closed', sum: 4, light: 'on' });
    expect(bare.trace.steps).toEqual([]);
    const watched = await use(home, '?watched');
    expect(watched.result).toBe(bare.result);
    expectSeen(watched.trace);
  });

  it.runIf(name.startsWith('react'))('shows a chart and what happens', async () => {
    const bare = await use(home);
    const { page, problems, result } = await use(home, '?shown');
    expect(result).toBe(bare.result);
    await page.locator('.chart-state[data-id="shop.paying"]').waitFor();
    await page.getByRole('row', { name: /shop 1 paid moved: open → paying/ }).waitFor();
    expect(problems).toEqual([]);
  });
});

it('in Node, sees every actor and event, and the app has the same in the end', async () => {
  const home = await install('node', node);
  await run(home, 'npx', 'tsc');
  const [bare, watched] = await Promise.all(
    [[], ['watched']].map(async (args) => {
      const output = await run(home, process.execPath, 'built/main.js', ...args);
      return JSON.parse(output) as { result: string; trace: Trace };
    }),
  );
  expect(watched?.result).toBe(bare?.result);
  expectSeen(watched?.trace as Trace);
});

it('its example runs in a new app', async () => {
  const { files, ...packages } = apps['react-19'];
  const home = await install('example', { ...packages, files: { 'src/empty.ts': 'export {};\n' } });
  const example = join(home, 'node_modules/statechart-workbench/example');
  for (const file of ['index.html', 'main.tsx', 'lamp.ts']) {
    cpSync(join(example, file), join(home, file));
  }
  const config = JSON.parse(files['tsconfig.json'] ?? '');
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ ...config, include: ['*.ts*'] }));
  await run(home, 'npx', 'tsc');
  await run(home, 'npx', 'vite', 'build', '--logLevel', 'warn');
  const server = spawn('npx', ['vite'], { cwd: home, env, detached: true });
  onTestFinished(() => void (server.pid && process.kill(-server.pid)));
  const host = await new Promise<string>((found) => {
    let output = '';
    server.stdout.on('data', (text) => {
      output += stripVTControlCharacters(String(text));
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) found(url);
    });
  });
  // As it is built, and on the development server.
  for (const place of [undefined, host]) {
    const { page, problems } = await open(home, '', place);
    await page.getByRole('button', { name: 'Press', exact: true }).click();
    const step = /lamp 1 pressed moved: off → on .*as specified/;
    await page.getByRole('row', { name: step }).waitFor();
    await page.locator('.chart-state[data-id="lamp.on"]').waitFor();
    expect(problems).toEqual([]);
  }
});
