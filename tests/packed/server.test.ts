import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../support/find-browser';
import { browserArgs } from '../support/launch-options';

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'packed-server-'));
const app = join(folder, 'app');
let browser: Browser;
let web: Server;
let server: ChildProcess | undefined;

const machine = (on: string) => `import { assign, createMachine } from 'xstate';

export const lamp = createMachine({
  id: 'lamp',
  context: { presses: 0, map: new Map([[1, 2]]) },
  initial: 'off',
  states: {
    off: {
      on: { pressed: { target: '${on}', actions: assign({ presses: ({ context }: any) => context.presses + 1 }) } },
    },
    ${on}: { on: { pressed: 'off' } },
  },
});
`;

const files = {
  'index.html':
    '<!doctype html><html lang="en"><title>A lamp</title><link rel="icon" href="data:," /><button>Press</button><output></output><script type="module" src="/src/main.ts"></script></html>',
  'src/lamp.ts': machine('on'),
  'src/main.ts': `import { createHook } from 'statechart-workbench/hook';
import { createActor } from 'xstate';
import { lamp } from './lamp';

const port = new URLSearchParams(location.search).get('port');
const inspect = port ? createHook({ port: Number(port) }) : undefined;
const actor = createActor(lamp, { inspect }).start();
actor.subscribe(({ value, context }) => {
  document.querySelector('output')!.textContent = \`\${String(value)} \${context.presses}\`;
});
document.querySelector('button')!.addEventListener('click', (event) =>
  actor.send({ type: 'pressed', event }),
);
`,
  'program.mjs': `import { createHook } from 'statechart-workbench/hook/node';
import { createActor, createMachine } from 'xstate';

const inspect = createHook({ port: Number(process.argv[2]) });
const machine = createMachine({ id: 'program', initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
const actor = createActor(machine, { inspect }).start();
actor.send({ type: 'go' });
console.log(actor.getSnapshot().status);
`,
};

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), text);
};
const buildApp = () => execute('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: app });

beforeAll(async () => {
  const home = resolve('packages/workbench');
  const options = { cwd: folder, maxBuffer: 1e8 };
  const { stdout } = await execute(
    'npm',
    ['pack', home, '--pack-destination', folder, '--json'],
    options,
  );
  const tarball = join(folder, JSON.parse(stdout.slice(stdout.indexOf('[')))[0].filename);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const dependencies = { 'statechart-workbench': `file:${tarball}`, xstate: '5.20.0' };
  const devDependencies = { vite: '8.3.8' };
  write(
    'package.json',
    JSON.stringify({ private: true, type: 'module', dependencies, devDependencies }),
  );
  await execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app });
  await buildApp();
  const types = { '.html': 'text/html', '.js': 'text/javascript' };
  web = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(app, 'dist', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file) as keyof typeof types];
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
}, 600_000);
afterAll(async () => {
  server?.kill();
  web?.close();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command that the package has; returns the address of its page. */
async function startServer(): Promise<{ address: string; port: string }> {
  const bin = join(app, 'node_modules/.bin/statechart-workbench');
  const child = spawn(process.execPath, [bin, '--port', '0', '--traces', 'traces'], { cwd: app });
  server = child;
  let text = '';
  for await (const part of child.stdout) {
    text += part;
    const [address] = /http:\S+/.exec(text) ?? [];
    if (address) {
      child.stdout.resume();
      return { address, port: new URL(address).port };
    }
  }
  throw new Error(`The command has ended: ${text}`);
}

const problems: string[] = [];
async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return page;
}

it('shows an app and a program, each of which has the same with it and without it', async () => {
  const { address, port } = await startServer();
  const { port: webPort } = web.address() as AddressInfo;
  const page = await open(address);
  const use = async (query: string) => {
    const shown = await open(`http://localhost:${webPort}/${query}`);
    for (let times = 0; times < 3; times += 1) await shown.getByRole('button').click();
    return { shown, result: await shown.locator('output').innerText() };
  };
  const bare = await use('');
  const { shown, result } = await use(`?port=${port}`);
  expect(result).toBe(bare.result);
  await page.locator('.chart-state[data-id="lamp.on"]').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /lamp 1 pressed/ }).count()).toBe(3);

  // Events sent from the page.
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: /^pressed/ }).click();
  await page.getByRole('button', { name: 'Send pressed' }).click();
  await expect.poll(() => shown.locator('output').innerText()).toBe('off 2');
  await page.getByRole('tab', { name: 'Trace' }).click();

  // The app changes, and is loaded again.
  write('src/lamp.ts', machine('lit'));
  await buildApp();
  await shown.reload();
  await shown.getByRole('button').click();
  await page.getByRole('row', { name: /lamp \(2nd\) 1 start/ }).waitFor();
  await expect.poll(() => page.locator('tr[data-mark]').allInnerTexts()).toHaveLength(2);
  await expect.poll(() => page.locator('.wb-notices').innerText()).toMatch(/lamp/);
  const { stdout } = await execute(process.execPath, ['program.mjs', port], { cwd: app });
  expect(stdout).toBe('done\n');
  await page.getByRole('row', { name: /program 1 go/ }).waitFor();

  // Another page sees the same.
  const rows = await page.getByRole('row').count();
  const other = await open(address);
  await expect.poll(() => other.getByRole('row').count()).toBe(rows);
  expect(problems).toEqual([]);

  // A crash.
  server?.kill('SIGKILL');
  await expect.poll(() => page.getByRole('status').first().innerText()).not.toBe('');
  const [file = ''] = readdirSync(join(app, 'traces'));
  await page.getByLabel('Trace file').setInputFiles(join(app, 'traces', file));
  await expect.poll(() => page.getByLabel('Source').inputValue()).toBe('0');
  await expect.poll(() => page.getByRole('row').count()).toBe(rows);
});

it('refuses a wrong token with a sentence', async () => {
  const { address } = await startServer();
  const page = await open(address.replace(/token=.*/, 'token=0'));
  expect(await page.locator('body').innerText()).toMatch(/token/);
});
