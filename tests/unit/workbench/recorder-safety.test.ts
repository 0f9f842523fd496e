import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import { createWorkbench } from '@/workbench/create-workbench';
import { judgeTrace } from '@/workbench/judge/judge';
import { jsonCopy } from '@/workbench/model/json-copy';
import { valueWords } from '@/workbench/model/value-words';
import { checkActors, parseTrace } from '@/workbench/recorder/parse-trace';
import { createRecorder } from '@/workbench/recorder/record-trace';
import { startSession } from '@/workbench/recorder/session';

const cycle: Record<string, unknown> = {};
cycle.self = cycle;
const throwing = {
  get bad() {
    throw new Error('no');
  },
};
const proxy = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no');
    },
    getPrototypeOf: () => {
      throw new Error('no');
    },
  },
);
class Point {
  x = 1;
}
const deep = Array.from({ length: 5000 }).reduce<object>((inner) => ({ inner }), {});
const odd: [string, unknown, RegExp][] = [
  ['a cycle', cycle, /\[cycle\]/],
  ['a getter that throws', throwing, /unreadable/],
  ['a proxy that throws', proxy, /unreadable/],
  ['a BigInt', 12n, /12n/],
  ['a symbol', Symbol('s'), /Symbol\(s\)/],
  ['a function', function save() {}, /function save/],
  ['a map', new Map([['a', 1]]), /Map\(1\)/],
  ['a set', new Set([1, 2]), /Set\(2\)/],
  ['a date', new Date(0), /Date.*1970-01-01/],
  ['a pattern', /x+/u, /x\+/],
  ['an error', new TypeError('no paper'), /TypeError.*no paper/],
  ['an instance', new Point(), /Point.*x 1/],
  ['a DOM node', { nodeType: 1, nodeName: 'BUTTON', id: 'save' }, /<button#save>/],
  ['depth', deep, /…/],
  ['a long text', 'x'.repeat(10_000_000), /…/],
  ['a long list', Array.from({ length: 1_000_000 }).fill(1), /entries/],
];

const toggle = () =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: { off: { on: { go: 'on' } }, on: { on: { go: 'off' } } },
  });

describe('a copy of any value', () => {
  it.each(odd)('of %s is bounded plain JSON, in words', (_, value, words) => {
    const copy = jsonCopy({ value });
    const json = JSON.stringify(copy);
    expect(JSON.parse(json)).toEqual(copy);
    expect(json.length).toBeLessThan(100_000);
    expect(valueWords(copy, Number.POSITIVE_INFINITY)).toMatch(words);
  });
});

describe('a recorder', () => {
  it.each(odd)('survives an event with %s, and records what follows', (_, event) => {
    const { trace, watch } = createRecorder();
    const actor = createActor(toggle(), { inspect: watch }).start();
    actor.send({ type: 'go', event } as never);
    actor.send({ type: 'go' });
    expect(trace.steps.map(({ to }) => to)).toEqual(['off', 'on', 'off']);
    const machines = { toggle: toggle() };
    expect(() => checkActors(parseTrace(JSON.stringify(trace)), machines)).not.toThrow();
  });

  it('does not throw into the app when something inside it fails', () => {
    const session = startSession(
      { machines: {} },
      {
        mask: () => {
          throw new Error('broken mask');
        },
      },
    );
    const actor = createActor(toggle(), { inspect: session.watch }).start();
    actor.send({ type: 'go' });
    expect(actor.getSnapshot().value).toBe('on');
    expect(session.failure()).toBe('broken mask');
  });

  it('runs nothing of the app again without a table', () => {
    const counts = { guard: 0, assign: 0, context: 0, delay: 0 };
    const machine = createMachine(
      {
        id: 'counter',
        context: () => ({ n: ++counts.context }),
        initial: 'a',
        states: {
          a: {
            after: { later: 'b' },
            on: { go: { guard: 'may', actions: 'add' } },
          },
          b: { always: { guard: 'may', target: 'a' } },
        },
      },
      {
        guards: { may: () => ++counts.guard > 0 },
        delays: { later: () => ++counts.delay * 100_000 },
        actions: { add: assign(() => ({ n: ++counts.assign })) },
      },
    );
    const run = (inspect?: ReturnType<typeof createWorkbench>['watch']) => {
      Object.assign(counts, { guard: 0, assign: 0, context: 0, delay: 0 });
      const actor = createActor(machine, inspect ? { inspect } : {}).start();
      actor.send({ type: 'go' });
      actor.send({ type: 'go' });
      actor.stop();
      return { ...counts };
    };
    const workbench = createWorkbench({ machines: [machine] });
    expect(run(workbench.watch)).toEqual(run());
    const [, step] = judgeTrace(workbench.app.trace, workbench.oracle);
    expect(step?.taken).toEqual(['counter.a#go#0']);
    expect(step?.verdict.kind).toBe('unjudged');
  });

  it('records an actor that starts again', () => {
    const session = startSession({ machines: { toggle: toggle() } });
    const actor = createActor(toggle(), { inspect: session.watch }).start();
    const idle = actor.getSnapshot();
    actor.stop();
    // What `@xstate/react` does when a component is mounted twice.
    Object.assign(actor, { _snapshot: idle, _processingStatus: 0 });
    actor.start();
    actor.send({ type: 'go' });
    const last = session.trace.steps.at(-1);
    expect(last).toMatchObject({ from: 'off', to: 'on' });
    expect(session.findActor(last?.actor ?? '')).toBe(actor);
    expect(() => checkActors(session.trace, { toggle: toggle() })).not.toThrow();
  });

  it('keeps a bounded number of steps, from which the trace can be read', () => {
    const machine = createMachine({
      id: 'sum',
      context: { n: 0, untouched: 'yes' },
      on: { go: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    }) as AnyStateMachine;
    const session = startSession({ machines: { sum: machine } }, { limit: 50 });
    const actor = createActor(machine, { inspect: session.watch }).start();
    for (let count = 0; count < 500; count += 1) actor.send({ type: 'go' });
    expect(session.trace.steps.length).toBeLessThanOrEqual(50);
    expect(session.dropped() + session.trace.steps.length).toBe(501);
    const read = parseTrace(JSON.stringify(session.trace));
    checkActors(read, { sum: machine });
    const steps = judgeTrace(read, { machines: { sum: machine } });
    expect(steps.at(-1)?.context).toEqual({ n: 500, untouched: 'yes' });
  });
});

it('without a page, a workbench is inert', () => {
  expect(typeof location).toBe('undefined');
  expect(() => createWorkbench({ machines: [toggle()], address: true })).not.toThrow();
});
