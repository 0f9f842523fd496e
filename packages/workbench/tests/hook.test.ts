import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine, fromPromise } from 'xstate';
import { createWorkbench } from '../src/create-workbench';
import { createChannel } from '../src/hook/channel';
import { createInspect } from '../src/hook/create-inspect';
import { maskMessages } from '../src/hook/mask-messages';
import type { AppMessage } from '../src/hook/messages';
import type { MaskMessage } from '../src/hook/watch-actors';
import { judgeTrace } from '../src/judge/judge';
import { sequenceOf } from '../src/judge/sequence';
import { appsOf } from '../src/model/apps-of';
import { openTrace } from '../src/recorder/open-trace';
import { checkActors, parseTrace } from '../src/recorder/parse-trace';
import { createRecorder } from '../src/recorder/record-with-definitions';

const counter = (limit = 2) =>
  createMachine(
    {
      id: 'counter',
      context: { n: 0, big: { a: 1 } },
      initial: 'open',
      states: {
        open: {
          on: {
            add: { guard: 'isBelow', actions: assign({ n: ({ context }) => context.n + 1 }) },
            end: { target: 'ended', meta: { clauses: ['C-1'] } },
            fail: {
              actions: () => {
                throw new Error('no ink');
              },
            },
          },
          invoke: { src: fromPromise(async () => 7), id: 'worker', onDone: { actions: 'note' } },
        },
        ended: { type: 'final' },
      },
    },
    { guards: { isBelow: ({ context }) => context.n < limit } },
  ) as AnyStateMachine;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A workbench, and hooks that say to it what they post, as over a wire. */
function connect(options: Parameters<typeof createWorkbench>[0] = {}, mask?: MaskMessage) {
  const hooks = new Map<string, (text: string) => void>();
  const workbench = createWorkbench({
    send: (app, actor, event) => hooks.get(app)?.(JSON.stringify({ kind: 'send', actor, event })),
    ...options,
  });
  const counts = new Map<string, number>();
  const heard: AppMessage[] = [];
  const attach = (hook: ReturnType<typeof createInspect>) => {
    const wire = (text: string) => {
      const message: AppMessage = JSON.parse(text);
      heard.push(message);
      workbench.receive(message);
      const { app } = message;
      hooks.set(app, (command) => hook.channel.hear(command, wire));
      if (message.kind === 'batch') counts.set(app, message.before + message.messages.length);
      if (message.kind === 'hello') {
        hook.channel.hear(JSON.stringify({ kind: 'have', count: counts.get(app) ?? 0 }), wire);
      }
    };
    wire(hook.channel.hello());
    return wire;
  };
  const start = (name = 'app') => {
    const hook = createInspect(name, mask);
    return { ...hook, wire: attach(hook), app: (heard.at(-1) as AppMessage).app };
  };
  return { workbench, start, attach, heard, ...workbench.app };
}

const settle = () => vi.advanceTimersByTimeAsync(100);

describe('a hook', () => {
  it('posts what a recorder in the page would record', async () => {
    const { start, trace } = connect();
    const { inspect } = start();
    const recorder = createRecorder();
    const actor = createActor(counter(), {
      inspect: (report) => {
        inspect(report);
        recorder.watch(report);
      },
      id: 'main',
    }).start();
    for (const type of ['add', 'add', 'add', 'other', 'end']) actor.send({ type });
    await settle();
    const timeless = (parts: readonly object[] = []) => parts.map((part) => ({ ...part, time: 0 }));
    expect(timeless(trace.steps)).toEqual(timeless(recorder.trace.steps));
    expect(timeless(trace.messages)).toEqual(timeless(recorder.trace.messages));
    expect(trace.actors).toEqual(recorder.trace.actors.map((one) => ({ ...one, app: 'app' })));
  });

  it('posts a definition once, from which a saved trace opens', async () => {
    const { start, heard, workbench, trace } = connect();
    const { inspect } = start();
    for (const machine of [counter(), counter()]) createActor(machine, { inspect }).start();
    const machine = counter();
    for (let times = 0; times < 3; times += 1) createActor(machine, { inspect }).start();
    await settle();
    const messages = heard.flatMap((one) => (one.kind === 'batch' ? one.messages : []));
    expect(messages.filter(({ kind }) => kind === 'machine')).toHaveLength(3);
    expect(Object.keys(workbench.oracle.machines)).toEqual(['counter']);
    expect(workbench.view.get().machine).toBe('counter');
    const read = parseTrace(JSON.stringify(trace));
    expect(() =>
      checkActors(read, openTrace(read, workbench.oracle).oracle.machines),
    ).not.toThrow();
  });

  it('posts what fails, and takes nothing from the app', async () => {
    const { start, trace } = connect();
    const { inspect } = start();
    const actor = createActor(counter(), { inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    actor.send({ type: 'fail' });
    await settle();
    expect(trace.steps.at(-1)?.error).toBe('no ink');
  });

  it('shows values as they were, although the app changes them', async () => {
    const { start, trace } = connect();
    const { inspect } = start();
    const actor = createActor(counter(), { inspect }).start();
    const event = { type: 'add', list: [1] };
    actor.send(event);
    event.list.push(2);
    await settle();
    expect(trace.steps.find(({ event: one }) => one.type === 'add')?.event).toEqual({
      type: 'add',
      list: [1],
    });
  });

  it('posts typed text as bullets', async () => {
    const { start, heard } = connect({}, maskMessages({ counter: ['secret'] }));
    const { inspect } = start();
    const actor = createActor(counter(), { inspect, input: { secret: 'abc' } }).start();
    actor.send({ type: 'add', secret: 'hunter2' });
    await settle();
    expect(JSON.stringify(heard)).not.toMatch(/hunter2|abc/);
    expect(JSON.stringify(heard)).toContain('•••••••');
  });

  it('stops and starts again as another actor', async () => {
    const { start, trace } = connect();
    const { inspect } = start();
    const actor = createActor(counter(), { inspect }).start();
    const idle = actor.getSnapshot();
    actor.stop();
    Object.assign(actor, { _snapshot: idle, _processingStatus: 0 });
    actor.start();
    await settle();
    expect(trace.steps.map(({ actor: name }) => name)).toContain('counter 2');
    expect(() => checkActors(trace, { counter: counter() })).not.toThrow();
  });

  it('sends an event from the page to its actor', async () => {
    const { start, trace, findActor } = connect();
    const { inspect } = start();
    const actor = createActor(counter(), { inspect }).start();
    await settle();
    const remote = findActor('counter 1');
    expect(remote?.getSnapshot()).toMatchObject({ value: 'open', context: { n: 0 } });
    remote?.send({ type: 'add' });
    expect(actor.getSnapshot().context.n).toBe(1);
    await settle();
    expect(trace.steps.at(-1)?.event.type).toBe('add');
    actor.stop();
    await settle();
    expect(findActor('counter 1')).toBeUndefined();
  });
});

it('the kind of an actor is also known from older files, which have it with its start', () => {
  const { workbench, start } = connect();
  const { app } = start();
  const messages = [
    { kind: 'actor', actor: 1, id: 'job', isNamed: true },
    {
      kind: 'message',
      actor: 1,
      time: 1,
      sent: 0,
      event: { type: 'xstate.init' },
      runs: 'promise',
    },
  ];
  workbench.receive({ kind: 'batch', app, before: 0, messages } as never);
  expect(workbench.app.actors).toMatchObject([{ name: 'job 1', kind: 'promise' }]);
});

describe('a session', () => {
  it('goes on after the connection was lost, and loses nothing', async () => {
    const { start, attach, trace } = connect();
    const hook = start();
    const actor = createActor(counter(1000), { inspect: hook.inspect }).start();
    hook.channel.leave(hook.wire);
    for (let times = 0; times < 100; times += 1) actor.send({ type: 'add' });
    await settle();
    const before = trace.steps.length;
    expect(before).toBeLessThan(100);
    attach(hook);
    attach(hook);
    await settle();
    expect(trace.steps.filter(({ event }) => event.type === 'add')).toHaveLength(100);
    expect(trace.marks).toBeUndefined();
  });

  it('says how much was lost beyond the bound, and goes on', async () => {
    const { start, attach, trace } = connect();
    const hook = start();
    const actor = createActor(counter(1_000_000), { inspect: hook.inspect }).start();
    await settle();
    hook.channel.leave(hook.wire);
    for (let times = 0; times < 15_000; times += 1) actor.send({ type: 'add' });
    await settle();
    attach(hook);
    await settle();
    expect(trace.marks?.map(({ words }) => words).join()).toMatch(/\d+ messages/);
    expect(trace.steps.at(-1)?.changed).toEqual({ n: 15_000 });
    expect(trace.steps.length).toBeLessThanOrEqual(10_001);
  });

  it('shows a page that comes late all that is kept, even actors whose start is not', async () => {
    const hook = createInspect('app');
    const actor = createActor(counter(1_000_000), { inspect: hook.inspect }).start();
    for (let times = 0; times < 15_000; times += 1) actor.send({ type: 'add' });
    await settle();
    const { attach, trace } = connect();
    attach(hook);
    await settle();
    expect(trace.steps[0]?.restored).toBeTruthy();
    expect(() => checkActors(trace, { counter: counter() })).not.toThrow();
    expect(trace.steps.findLast(({ event }) => event.type === 'add')?.changed).toEqual({
      n: 15_000,
    });
  });

  it('goes on when the app is reloaded, with a mark, and the actors before are gone', async () => {
    const { start, trace, findActor } = connect();
    const first = start();
    createActor(counter(), { inspect: first.inspect }).start();
    await settle();
    first.channel.post({ kind: 'left' });
    first.channel.flush();
    const again = start();
    createActor(counter(), { inspect: again.inspect }).start();
    await settle();
    expect(trace.marks).toHaveLength(1);
    expect(trace.actors?.map(({ name }) => name)).toEqual([
      ...['counter 1', 'worker 1', 'counter 2', 'worker 2'],
    ]);
    expect(trace.actors?.[0]?.left).toBeGreaterThan(0);
    expect(findActor('counter 1')).toBeUndefined();
    expect(findActor('counter 2')).toBeDefined();
  });

  it('of a second tab has no such mark, even if the first was reloaded', async () => {
    const { start, trace } = connect();
    const first = start();
    first.channel.post({ kind: 'left' });
    first.channel.flush();
    start();
    expect(trace.marks).toHaveLength(1);
    start();
    expect(trace.marks).toHaveLength(1);
  });

  it('of two apps at once has no such mark, nor does a connection that comes back', async () => {
    const { start, workbench, attach, trace } = connect();
    const first = start();
    start('other');
    workbench.receive({ kind: 'gone', app: first.app });
    attach(first);
    expect(trace.marks).toBeUndefined();
  });

  const more = () => {
    const { config } = counter();
    return createMachine({ ...config, states: { ...config.states, more: {} } } as never);
  };

  it('marks that a chart has changed, and how, where it happened, and keeps both', async () => {
    const { start, trace, workbench } = connect();
    const { inspect } = start();
    createActor(counter(), { inspect }).start().send({ type: 'add' });
    await settle();
    const { length } = trace.steps;
    createActor(more(), { inspect }).start();
    await settle();
    const [first, second = ''] = Object.keys(workbench.oracle.machines);
    expect(first).toBe('counter');
    // Not as an actor of the first is called.
    expect(second).not.toMatch(/^counter \d/);
    expect(second).toMatch(/^counter\b/);
    expect(trace.actors?.map(({ name }) => name)).toContain(`${second} 1`);
    expect(workbench.oracle.machines[second]?.states).toHaveProperty('more');
    expect(trace.marks).toMatchObject([{ at: length, kind: 'chart', machine: second }]);
    expect(trace.marks?.[0]?.words).toMatch(/counter.*1 state.*more/);
  });

  it('marks that a chart is as it was before, once', async () => {
    const { start, trace } = connect();
    const { inspect } = start();
    for (const machine of [counter(), more(), counter(), counter()]) {
      createActor(machine, { inspect }).start();
    }
    await settle();
    expect(trace.marks?.map(({ machine }) => machine)).toEqual([
      trace.steps[1]?.machine,
      'counter',
    ]);
  });

  it('marks a change over a reload, but not that two machines of one id come again', async () => {
    const { start, trace } = connect();
    const load = async (...machines: AnyStateMachine[]) => {
      const { inspect, channel } = start();
      for (const machine of machines) createActor(machine, { inspect }).start();
      await settle();
      channel.post({ kind: 'left' });
      channel.flush();
      return trace.marks?.map(({ kind }) => kind) ?? [];
    };
    expect(await load(counter())).toEqual([]);
    expect(await load(more())).toEqual(['reloaded', 'chart']);
    expect(await load(more(), counter())).toEqual(['reloaded', 'chart', 'reloaded', 'chart']);
    expect((await load(counter(), more())).slice(4)).toEqual(['reloaded']);
  });

  it('of another app with a machine of the same id has no such mark', async () => {
    const { start, trace } = connect();
    createActor(counter(), { inspect: start('one').inspect }).start();
    createActor(more(), { inspect: start('other').inspect }).start();
    await settle();
    expect(trace.marks).toBeUndefined();
  });

  it('tells several apps apart by name, and one app not at all', async () => {
    const { start, workbench, trace, actors } = connect();
    const load = async (name: string) => {
      const { inspect, app } = start(name);
      createActor(counter(), { inspect }).start();
      await settle();
      return app;
    };
    const appOf = (actor: string) => appsOf(actors).get(actor);
    const sent = () => {
      const steps = judgeTrace(trace, { machines: {} });
      return sequenceOf({ steps, messages: [], actors }).map(({ from, to }) => `${from} → ${to}`);
    };
    const first = await load('http://localhost:5173/shop/');
    expect(appOf('counter 1')).toBeUndefined();
    expect(sent()[0]).toBe(' → counter 1');
    await load('http://localhost:5173/shop/');
    await load('/home/ana/shop/server.js');
    expect(['counter 1', 'counter 2', 'counter 3'].map(appOf)).toEqual([
      'localhost:5173/shop',
      'localhost:5173/shop (2nd)',
      'server.js',
    ]);
    expect(sent()[0]).toBe('localhost:5173/shop → counter 1');
    workbench.receive({ kind: 'gone', app: first });
    await load('http://localhost:5173/shop/');
    expect(appOf('counter 4')).toBe('localhost:5173/shop');
  });

  it('survives messages that are none', async () => {
    const { start, workbench, trace } = connect();
    const { app, channel, inspect } = start();
    const bad = [
      {
        kind: 'machine',
        machine: 7,
        id: 'x',
        definition: { config: { id: 'x', on: { a: '#b' } } },
      },
      { kind: 'machine', machine: 8, id: '__proto__', definition: { config: { id: '__proto__' } } },
      { kind: 'actor', actor: 99, machine: 7, id: 'x', isNamed: true },
      { kind: 'step', actor: 99 },
      { kind: 'step', actor: 5 },
      { kind: 'unknown' },
      null,
    ];
    workbench.receive({ kind: 'batch', app, before: 0, messages: bad } as never);
    workbench.receive({ kind: 'batch', app: 'unknown', before: 0, messages: [] });
    expect(workbench.app.failure()).not.toBe('');
    expect(({} as { states?: object }).states).toBeUndefined();
    for (let times = 0; times < bad.length; times += 1) channel.post({ kind: 'left' });
    createActor(counter(), { inspect }).start();
    await settle();
    expect(trace.steps.length).toBeGreaterThan(0);
  });
});

it('many events at once are put into words a little at a time', async () => {
  const channel = createChannel('app', () => {});
  const texts: string[] = [];
  channel.hear('{"kind":"have","count":0}', (text) => texts.push(text));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  for (let times = 0; times < 1000; times += 1) channel.post({ kind: 'left' });
  expect(texts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  vi.restoreAllMocks();
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.flatMap((text) => JSON.parse(text).messages)).toHaveLength(1000);
});
