import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createHook } from '../src/hook';
import type { AppMessage } from '../src/hook/messages';
import { connectWindow } from '../src/page/connect-window';

const toggle = createMachine({
  id: 'toggle',
  initial: 'off',
  states: { off: { on: { go: 'on' } }, on: { on: { go: 'off' } } },
});

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
}

/** A window at an address, framed by another if there is one. */
function openWindow(address: string, parent?: object) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  const window = { parent: undefined as unknown, opener: null };
  window.parent = parent ?? window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    listeners[type] = [...(listeners[type] ?? []), listener];
  });
  return {
    dispatch: (type: string, event: object = {}) => {
      for (const listener of listeners[type] ?? []) listener(event);
    },
  };
}

/** Another window, with what it is told, and by which origin it may be read. */
function otherWindow() {
  const told: { text: string; origin: string }[] = [];
  return {
    told,
    postMessage: (data: { statecharts: string }, origin: string) =>
      told.push({ text: data.statecharts, origin }),
  };
}

const have = { statecharts: '{"kind":"have","count":0}' };
const run = (inspect: ReturnType<typeof createHook>) => {
  const actor = createActor(toggle, { inspect }).start();
  actor.send({ type: 'go' });
  return actor;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the hook does nothing', () => {
  it('without a window, as on a server', () => {
    expect(typeof window).toBe('undefined');
    const actor = run(createHook());
    expect(actor.getSnapshot().value).toBe('on');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['https://shop.example/', 'http://localhost.example/', 'http://192.168.0.7:5173/'])(
    'on %s, which is not of this machine',
    (address) => {
      openWindow(address);
      run(createHook());
      vi.advanceTimersByTime(100_000);
      expect(FakeSocket.all).toEqual([]);
    },
  );
});

it('`inspect` connects when an actor starts, and not before', async () => {
  openWindow('http://localhost:5173/');
  vi.resetModules();
  const { inspect } = await import('../src/hook');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toEqual([]);
  run(inspect);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(1);
});

describe('on a page of this machine', () => {
  it.each([
    'http://localhost:5173/a',
    'http://127.0.0.1/',
    'http://[::1]:80/',
    'http://a.localhost/',
  ])('it posts to the server, from %s', (address) => {
    openWindow(address);
    run(createHook({ port: 4848 }));
    vi.advanceTimersByTime(100);
    const [socket] = FakeSocket.all;
    expect(socket?.url).toBe('ws://127.0.0.1:4848/app');
    socket?.onopen();
    expect(socket?.sent.map((text) => JSON.parse(text).kind)).toEqual(['hello']);
    socket?.onmessage({ data: '{"kind":"have","count":0}' });
    expect(JSON.parse(socket?.sent[1] ?? '').messages).toHaveLength(4);
  });

  it('it tries again, after longer and longer pauses, and then posts all', () => {
    openWindow('http://localhost:5173/');
    run(createHook());
    const times: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      vi.advanceTimersByTime(1000);
      const socket = FakeSocket.all.at(-1);
      if (times.length < FakeSocket.all.length) {
        times.push(second);
        socket?.onclose();
      }
    }
    expect(times.length).toBeLessThan(12);
    expect(times.length).toBeGreaterThan(5);
    vi.advanceTimersByTime(60_000);
    const socket = FakeSocket.all.at(-1);
    socket?.onopen();
    socket?.onmessage({ data: '{"kind":"have","count":0}' });
    expect(JSON.parse(socket?.sent[1] ?? '').messages).toHaveLength(4);
  });

  it('it says that the page unloads', () => {
    const { dispatch } = openWindow('http://localhost:5173/');
    run(createHook());
    vi.advanceTimersByTime(100);
    const [socket] = FakeSocket.all;
    socket?.onopen();
    socket?.onmessage({ data: '{"kind":"have","count":0}' });
    dispatch('pagehide');
    expect(socket?.sent.at(-1)).toContain('"kind":"left"');
  });

  it('it survives a server that says what is no command', () => {
    openWindow('http://localhost:5173/');
    run(createHook());
    vi.advanceTimersByTime(100);
    for (const data of ['{', 'null', '[]', '{"kind":"send","actor":9,"event":null}']) {
      expect(() => FakeSocket.all[0]?.onmessage({ data })).not.toThrow();
    }
  });
});

describe('in a frame', () => {
  it('it posts to the page that frames it, and not to the server', () => {
    const page = otherWindow();
    const { dispatch } = openWindow('http://localhost:5173/', page);
    run(createHook());
    dispatch('message', { source: page, origin: 'http://127.0.0.1:4747', data: have });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toEqual([]);
    expect(JSON.parse(page.told.at(-1)?.text ?? '').messages).toHaveLength(4);
    expect(page.told.at(-1)?.origin).toBe('http://127.0.0.1:4747');
  });

  it('it greets again when it is asked who it is, and sends an event', () => {
    const page = otherWindow();
    const { dispatch } = openWindow('https://shop.example/', page);
    const actor = run(createHook());
    const say = (command: object) =>
      dispatch('message', {
        source: page,
        origin: 'https://shop.example',
        data: { statecharts: JSON.stringify(command) },
      });
    say({ kind: 'who' });
    expect(page.told.map(({ text }) => JSON.parse(text).kind)).toEqual(['hello', 'hello']);
    say({ kind: 'have', count: 0 });
    vi.advanceTimersByTime(100);
    const messages: { kind: string; actor?: number }[] = page.told.flatMap(
      ({ text }) => JSON.parse(text).messages ?? [],
    );
    const number = messages.find(({ kind }) => kind === 'actor')?.actor;
    say({ kind: 'send', actor: number, event: { type: 'go' } });
    expect(actor.getSnapshot().value).toBe('off');
  });

  it.each([
    ['a page of another origin', 'https://evil.example', true],
    ['a page that only looks like one of this machine', 'http://localhost.evil.example', true],
    ['another window', 'https://shop.example', false],
  ])('it tells nothing to %s', (_, origin, isParent) => {
    const page = otherWindow();
    const { dispatch } = openWindow('https://shop.example/', page);
    const actor = run(createHook());
    const source = isParent ? page : otherWindow();
    dispatch('message', { source, origin, data: have });
    dispatch('message', {
      source,
      origin,
      data: { statecharts: '{"kind":"send","actor":2,"event":{"type":"go"}}' },
    });
    vi.advanceTimersByTime(10_000);
    expect(page.told).toHaveLength(1);
    expect(page.told[0]?.text).not.toMatch(/toggle|batch/);
    expect(actor.getSnapshot().value).toBe('on');
  });

  it('it may have several hooks, as after one is replaced while it runs: each hears what is for it', () => {
    const received: AppMessage[] = [];
    const host = openWindow('http://127.0.0.1:4747/');
    const origins = { host: 'http://127.0.0.1:4747', app: 'http://localhost:5173' };
    const frame = {
      postMessage: (data: object) =>
        setTimeout(() => app.dispatch('message', { source: page, origin: origins.host, data })),
    };
    const page = {
      postMessage: (data: object) =>
        setTimeout(() => host.dispatch('message', { source: frame, origin: origins.app, data })),
    };
    const connection = connectWindow(
      () => frame as never,
      (message) => received.push(message),
    );
    const app = openWindow('http://localhost:5173/', page);
    const load = (timeOrigin: number) => {
      vi.stubGlobal('performance', { now: () => Date.now(), timeOrigin });
      const actor = run(createHook());
      vi.advanceTimersByTime(1000);
      return actor;
    };
    const [first, second] = [load(1), load(1)];
    for (let times = 0; times < 5; times += 1) first.send({ type: 'go' });
    connection.ask();
    vi.advanceTimersByTime(1000);
    second.send({ type: 'go' });
    vi.advanceTimersByTime(1000);
    const apps = [...new Set(received.map((message) => message.app))];
    const messagesOf = (id: string | undefined) =>
      received.flatMap((one) => (one.kind === 'batch' && one.app === id ? one.messages : []));
    expect(apps.map((id) => messagesOf(id).length)).toEqual([9, 5]);
    expect(received.map(({ kind }) => kind)).not.toContain('gone');

    // An event goes to the actor of one of them.
    const [id = ''] = apps;
    const number = messagesOf(id).find(({ kind }) => kind === 'actor');
    expect([first, second].map((actor) => actor.getSnapshot().value)).toEqual(['off', 'off']);
    if (number?.kind === 'actor') connection.send(id, number.actor, { type: 'go' });
    vi.advanceTimersByTime(1000);
    expect([first, second].map((actor) => actor.getSnapshot().value)).toEqual(['on', 'off']);

    // Another page in the frame ends them all.
    load(2);
    const gone = received.filter(({ kind }) => kind === 'gone');
    expect(gone.map((message) => message.app)).toEqual(apps);
  });
});
