import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPackedApp, openBrowser } from './packed-app';

let app: Awaited<ReturnType<typeof createPackedApp>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let web: Server;

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

const buildApp = () => app.run('npx', 'vite', 'build', '--logLevel', 'warn');

beforeAll(async () => {
  const dependencies = { xstate: '5.20.0' };
  app = await createPackedApp(files, { dependencies, devDependencies: { vite: '8.3.8' } });
  await buildApp();
  const types = { '.html': 'text/html', '.js': 'text/javascript' };
  web = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(app.app, 'dist', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file) as keyof typeof types];
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  browser = await openBrowser();
}, 600_000);
afterAll(async () => {
  web?.close();
  await browser?.close();
  app?.remove();
});

/** Starts the command that the package has; returns the address of its page. */
async function startServer(): Promise<{ address: string; port: string }> {
  const address = await app.start('statechart-workbench', '--port', '0', '--traces', 'traces');
  return { address, port: new URL(address).port };
}

it('shows an app and a program, each of which has the same with it and without it', async () => {
  const { address, port } = await startServer();
  const { port: webPort } = web.address() as AddressInfo;
  const page = await browser.open(address);
  const use = async (query: string) => {
    const shown = await browser.open(`http://localhost:${webPort}/${query}`);
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
  app.write('src/lamp.ts', machine('lit'));
  await buildApp();
  await shown.reload();
  await shown.getByRole('button').click();
  await page.getByRole('row', { name: /lamp \(2nd\) 1 start/ }).waitFor();
  await expect.poll(() => page.locator('tr[data-mark]').allInnerTexts()).toHaveLength(2);
  await expect.poll(() => page.locator('.wb-notices').innerText()).toMatch(/lamp/);
  const { stdout } = await app.run(process.execPath, 'program.mjs', port);
  expect(stdout).toBe('done\n');
  await page.getByRole('row', { name: /program 1 go/ }).waitFor();

  // Another page sees the same.
  const rows = await page.getByRole('row').count();
  const other = await browser.open(address);
  await expect.poll(() => other.getByRole('row').count()).toBe(rows);
  expect(browser.problems).toEqual([]);

  // A crash.
  app.last()?.kill('SIGKILL');
  await expect.poll(() => page.getByRole('status').first().innerText()).not.toBe('');
  const [file = ''] = readdirSync(join(app.app, 'traces'));
  await page.getByLabel('Trace file').setInputFiles(join(app.app, 'traces', file));
  await expect.poll(() => page.getByLabel('Source').inputValue()).toBe('0');
  await expect.poll(() => page.getByRole('row').count()).toBe(rows);
});

it('refuses a wrong token with a sentence', async () => {
  const { address } = await startServer();
  const page = await browser.open(address.replace(/token=.*/, 'token=0'));
  expect(await page.locator('body').innerText()).toMatch(/token/);
});
