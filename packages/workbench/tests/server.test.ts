import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { assign, createActor, createMachine } from 'xstate';
import { createWorkbench } from '../src/create-workbench';
import type { AppMessage } from '../src/hook/messages';
import { createHook } from '../src/hook/node';
import { connectServer } from '../src/page/connect-server';
import { readTrace } from '../src/recorder/read-trace';
import { startServer } from '../src/server/start-server';

/** On a busy machine, everything takes many times as long. */
const soon = (check: () => void) => vi.waitFor(check, 20_000);

let folder = '';
const ends: (() => unknown)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'secret.key'), 'secret');
  return () => rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(options: Partial<Parameters<typeof startServer>[0]> = {}) {
  const said: string[] = [];
  const server = await startServer({
    port: 0,
    page: folder,
    log: (sentence) => said.push(sentence),
    ...options,
  });
  ends.push(server.close);
  return { ...server, said, token: new URL(server.address).searchParams.get('token') ?? '' };
}

const get = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string; headers: object }>((resolve, reject) => {
    request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, text, headers: response.headers }),
      );
    })
      .on('error', reject)
      .end();
  });

/** A socket, with what it hears, and why it was closed. */
function open(port: number, path: string, options: { origin?: string; host?: string } = {}) {
  const { origin, host } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    ...(origin && { origin }),
    ...(host && { headers: { host } }),
  });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => {});
  const opened = new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  ends.push(() => socket.terminate());
  return { socket, heard, opened, closed };
}

const hello = (app = 'a1') => JSON.stringify({ kind: 'hello', version: 1, app, name: 'app' });

/** A page that shows what comes. */
function openPage(port: number, token: string) {
  const page = open(port, `/page?token=${token}`);
  const workbench = createWorkbench({
    send: (app, actor, event) =>
      page.socket.send(JSON.stringify({ kind: 'send', app, actor, event })),
  });
  page.socket.on('message', (data) => workbench.receive(JSON.parse(String(data)) as AppMessage));
  return { ...page, workbench, ...workbench.app };
}

const counter = createMachine({
  id: 'counter',
  context: { n: 0 },
  on: { add: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});

const run = (port: number) =>
  createActor(counter, { inspect: createHook({ port, name: 'test' }), id: 'main' }).start();

it('programs whose scripts are named alike are told apart by their folders', async () => {
  const { port, token } = await start();
  const page = openPage(port, token);
  await page.opened;
  const [, script = ''] = process.argv;
  // As vite-node has it.
  process.argv[1] = './main.ts';
  const inspect = createHook({ port });
  process.argv[1] = script;
  createActor(counter, { inspect }).start();
  await soon(() => expect(page.heard.join('')).toContain(JSON.stringify(resolve('main.ts'))));
});

describe('what the server serves', () => {
  it('is the page, to who has the token', async () => {
    const { port, token } = await start();
    const page = await get(port, `/?token=${token}`);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<title>page') });
    expect(page.headers).toHaveProperty('content-security-policy');
    for (const path of [
      '/',
      '/?token=',
      `/?token=${token}x`,
      '/?token=%00',
      `/?token=${'é'.repeat(16)}`,
    ]) {
      const refused = await get(port, encodeURI(decodeURI(path)));
      expect(refused.status).toBe(403);
      expect(refused.text).toMatch(/token/);
    }
  });

  it('has no other file of the machine', async () => {
    const { port, token } = await start();
    const paths = [
      ...['/../../../etc/passwd', '/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
      ...['//etc/passwd', '/secret.key', '/index.html/../secret.key', '/constructor', '/%00', '//'],
    ];
    for (const path of paths) {
      const { status, text } = await get(port, `${path}?token=${token}`);
      expect([400, 403, 404]).toContain(status);
      expect(text).not.toMatch(/root:|^secret/);
    }
    // Browsers ask for it beside a sentence.
    expect((await get(port, '/favicon.ico')).status).toBe(204);
    expect((await get(port, `/?token=${token}`, {}, 'POST')).status).toBe(405);
  });

  it('is for this machine alone, by whatever name it is called', async () => {
    const { port, token } = await start();
    const { status } = await get(port, `/?token=${token}`, { host: `evil.example:${port}` });
    expect(status).toBe(403);
    const rebound = open(port, '/app', { host: `evil.example:${port}` });
    expect((await rebound.closed).code).toBe(1008);
    await expect(startServer({ port, page: folder })).rejects.toThrow(/EADDRINUSE/);
    await expect(startServer({ port: 0, page: join(folder, 'none') })).rejects.toThrow(/no page/);
  });
});

describe('who may connect', () => {
  it.each([
    ['https://example.com'],
    ['http://192.168.0.7:5173'],
    ['http://localhost.example.com'],
    ['http://notlocalhost:80'],
    ['null'],
  ])('no app of %s, which is told why', async (origin) => {
    const { port, said } = await start();
    const { closed } = open(port, '/app', { origin });
    expect(await closed).toMatchObject({ code: 1008, reason: expect.stringContaining('machine') });
    expect(said.join()).toContain(origin);
  });

  it.each([
    ['http://localhost:5173'],
    ['https://127.0.0.1:8443'],
    ['http://[::1]:3000'],
    ['http://app.localhost'],
  ])('an app of %s', async (origin) => {
    const { port } = await start();
    const app = open(port, '/app', { origin });
    await app.opened;
    app.socket.send(hello());
    await soon(() => expect(app.heard).toEqual(['{"kind":"have","count":0}']));
  });

  it('no page with a wrong token or of another origin, which is told why', async () => {
    const { port, token } = await start();
    const wrong = open(port, '/page?token=0');
    expect(await wrong.closed).toMatchObject({
      code: 1008,
      reason: expect.stringMatching(/token/),
    });
    const other = open(port, `/page?token=${token}`, { origin: 'http://localhost:1' });
    expect((await other.closed).code).toBe(1008);
    const own = open(port, `/page?token=${token}`, { origin: `http://127.0.0.1:${port}` });
    await own.opened;
    const none = open(port, '/other');
    await none.closed;
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
  });

  it.each([
    ['what is not JSON', '{'],
    ['another version', '{"kind":"hello","version":2,"app":"a","name":"b"}'],
    ['what is no message', '[]'],
    ['null', 'null'],
    ['a batch of texts', '{"kind":"batch","app":"a","before":-1,"messages":"x"}'],
  ])('not who says %s, and the others go on', async (_, text) => {
    const { port, token } = await start();
    const good = open(port, '/app');
    await good.opened;
    good.socket.send(hello('good'));
    const bad = open(port, '/app');
    await bad.opened;
    bad.socket.send(text);
    expect(await bad.closed).toMatchObject({ code: 1008, reason: expect.stringMatching(/\.$/) });
    const page = openPage(port, token);
    await soon(() => expect(page.heard).toHaveLength(1));
    expect(good.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('not with a message that is too large', async () => {
    const { port } = await start();
    const app = open(port, '/app');
    await app.opened;
    app.socket.send('x'.repeat(17 * 1024 * 1024));
    expect((await app.closed).code).toBe(1009);
  });

  it('nobody speaks for another app', async () => {
    const { port, token } = await start();
    const app = open(port, '/app');
    await app.opened;
    app.socket.send(hello('victim'));
    const other = open(port, '/app');
    await other.opened;
    other.socket.send('{"kind":"batch","app":"victim","before":0,"messages":[{"kind":"left"}]}');
    other.socket.send(hello('other'));
    const page = openPage(port, token);
    await soon(() => expect(page.heard).toHaveLength(2));
    expect(page.heard.join()).not.toContain('batch');
  });
});

describe('a program with the hook', () => {
  it('is seen by each page, also by one that opens later, and can be sent events', async () => {
    const { port, token } = await start();
    const first = openPage(port, token);
    await first.opened;
    const actor = run(port);
    actor.send({ type: 'add' });
    await soon(() => expect(first.trace.steps).toHaveLength(2));
    const second = openPage(port, token);
    await soon(() => expect(second.trace.steps).toEqual(first.trace.steps));
    second.findActor('counter 1')?.send({ type: 'add' });
    await soon(() => expect(actor.getSnapshot().context.n).toBe(2));
    await soon(() => expect(first.trace.steps).toHaveLength(3));
    await soon(() => expect(second.trace.steps).toEqual(first.trace.steps));
    expect(second.trace.steps.at(-1)?.changed).toEqual({ n: 2 });
  });

  it('loses nothing while the server is away', async () => {
    const first = await start({ token: 'same' });
    const actor = run(first.port);
    actor.send({ type: 'add' });
    const before = openPage(first.port, 'same');
    await soon(() => expect(before.trace.steps).toHaveLength(2));
    await first.close();
    for (let times = 0; times < 50; times += 1) actor.send({ type: 'add' });
    const second = await start({ port: first.port, token: 'same' });
    const after = openPage(second.port, 'same');
    await soon(() => expect(after.trace.steps).toHaveLength(52));
    expect(after.trace.steps.at(-1)?.changed).toEqual({ n: 51 });
    expect(after.trace.marks).toBeUndefined();
  });

  it('says in the page what a restart of the server means for it', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    ends.push(() => vi.unstubAllGlobals());
    const first = await start();
    const said: string[] = [];
    const connect = (address: string) =>
      connectServer({
        address: new URL(address),
        receive: () => {},
        say: (sentence) => said.push(sentence),
      });
    connect(first.address);
    await soon(() => expect(said.at(-1)).toBe(''));
    await first.close();
    await soon(() => expect(said.at(-1)).toMatch(/gone/));
    const again = await start({ port: first.port, token: first.token });
    await soon(() => expect(said.at(-1)).toBe(''));
    await again.close();
    await start({ port: first.port });
    await soon(() => expect(said.at(-1)).toMatch(/started again.*token.*Save trace.*--token/));
  });

  it('has a trace on the disk as it runs, which opens without its code', async () => {
    const traces = join(folder, 'traces');
    const { port, file, said } = await start({ traces });
    const actor = run(port);
    actor.send({ type: 'add' });
    await soon(() => expect(readFileSync(file() ?? '', 'utf8')).toContain('"n":1'));
    for (let times = 0; times < 8; times += 1) actor.send({ type: 'add' });
    await soon(() => expect(readFileSync(file() ?? '', 'utf8')).toContain('"n":9'));
    expect(said.join()).toContain(file());
    expect(readdirSync(traces)).toHaveLength(1);
    expect(statSync(file() ?? '').mode & 0o077).toBe(0);
    const text = readFileSync(file() ?? '', 'utf8');
    const loaded = await readTrace(new File([text], 'trace.jsonl'), { machines: {} });
    expect(loaded.steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      ...Array.from({ length: 9 }, () => 'add'),
    ]);
    expect(loaded.oracle?.machines).toHaveProperty('counter');
    // What a crash cuts off in the middle of a line.
    const cut = await readTrace(new File([text.slice(0, -40)], 'cut.jsonl'), { machines: {} });
    expect(cut.steps.length).toBeGreaterThan(0);
    for (const [bad, reason] of [
      [text.replace('messages 1', 'messages 9'), /format/],
      [text.replace('\n', '\n7\n'), /Line 2/],
      [text.replaceAll('"to":{}', '"to":"nowhere"'), /counter/],
    ] as const) {
      const refused = readTrace(new File([bad], 'bad.jsonl'), { machines: {} });
      await expect(refused).rejects.toThrow(reason);
    }
  });

  it('is not kept running by the hook, with a server or without one', async () => {
    const { port, token } = await start();
    const page = openPage(port, token);
    const script = `
      import { createActor, createMachine } from 'xstate';
      import { createHook } from ${JSON.stringify(join(import.meta.dirname, '../src/hook/node.ts'))};
      const inspect = createHook({ port: Number(process.argv[2]) });
      const actor = createActor(createMachine({ id: 'short', on: { go: {} } }), { inspect }).start();
      actor.send({ type: 'go' });
      console.log('done');
    `;
    const path = join(import.meta.dirname, `short-${process.pid}.mts`);
    writeFileSync(path, script);
    ends.push(() => rmSync(path, { force: true }));
    const runIt = (at: number) =>
      new Promise<{ code: number | null; text: string }>((resolve) => {
        const child = spawn(process.execPath, ['--import', 'tsx', path, String(at)], {
          env: { ...process.env, NODE_ENV: 'test' },
        });
        let text = '';
        child.stdout.on('data', (part) => {
          text += part;
        });
        child.stderr.on('data', (part) => {
          text += part;
        });
        child.on('close', (code) => resolve({ code, text }));
      });
    expect(await runIt(port)).toEqual({ code: 0, text: 'done\n' });
    await soon(() => expect(page.trace.steps).toHaveLength(2));
    expect(await runIt(1)).toEqual({ code: 0, text: 'done\n' });
  });
});
