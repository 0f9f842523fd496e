import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createHook } from '../src/hook';

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

/** A window at an address. */
function openWindow(address: string) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {};
  vi.stubGlobal('window', {});
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
