import { nothing } from '@machines/tables/define-table';
import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  type StateValue,
  sendParent,
} from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import type { Trace } from '@/workbench/model/trace';
import { parseTrace } from '@/workbench/recorder/parse-trace';
import { recordActors } from './record-actors';

/** Rows that allow each step that a machine has recorded, so that only its chart is compared. */
function kindsOf(machine: AnyStateMachine, events: readonly AnyEventObject[], root = machine) {
  const { inspect, read } = recordActors();
  const actor = createActor(root, { inspect }).start();
  for (const event of events) actor.send(event);
  const trace = read();
  const steps = trace.steps.filter((step) => step.machine === machine.id);
  const situations: Record<string, { after: []; state: StateValue }> = {};
  const rows = steps.flatMap(({ from, to, event }, index) => {
    if (from === null) return [];
    situations[`s${index}`] = { after: [], state: from };
    return [[`s${index}`, event, { state: to }] as const];
  });
  const start = { state: steps[0]?.to ?? {} };
  const table = { machine, start, situations, rows } as never;
  return judgeTrace(
    { ...trace, steps },
    {
      machines: { [machine.id]: machine },
      tables: { [machine.id]: table },
    },
  ).map(({ verdict }) => verdict);
}

/** Departures from the chart: the table above, whose rows lack data, says nothing here. */
const departures = (...given: Parameters<typeof kindsOf>) =>
  kindsOf(...given).filter((verdict) => verdict.kind === 'departs' && verdict.reason !== 'row');

const go = { type: 'go' };
const back = { type: 'back' };

const history = (kind: 'shallow' | 'deep') =>
  createMachine({
    id: kind,
    initial: 'on',
    states: {
      on: {
        initial: 'a',
        on: { back: 'off' },
        states: {
          a: { on: { go: 'b' } },
          b: { initial: 'x', states: { x: { on: { go: 'y' } }, y: {} } },
          last: { type: 'history', history: kind },
        },
      },
      off: { on: { back: 'on.last' } },
    },
  });

const changing = (id: string, first: unknown, next: (before: never) => unknown) =>
  createMachine({
    id,
    context: { value: first },
    on: { go: { actions: assign({ value: ({ context }) => next(context.value as never) }) } },
  });

const child = createMachine({
  id: 'child',
  initial: 'a',
  states: { a: { on: { go: { target: 'b', actions: sendParent({ type: 'told' }) } } }, b: {} },
});

describe('never departs from its own chart:', () => {
  it.each<[string, AnyStateMachine, AnyEventObject[]]>([
    ['shallow history', history('shallow'), [go, go, back, back, go]],
    ['deep history', history('deep'), [go, go, back, back, back, back]],
    [
      'a map',
      changing('m', new Map([['a', 1]]), (map: Map<string, number>) => new Map(map).set('b', 2)),
      [go, go],
    ],
    ['a set', changing('s', new Set([1]), (set: Set<number>) => new Set([...set, 2])), [go, go]],
    ['a date', changing('d', new Date(0), (date: Date) => new Date(date.getTime() + 1)), [go, go]],
    ['undefined', changing('u', 1, () => undefined), [go, go]],
    [
      'a function',
      changing(
        'f',
        () => 1,
        (f: () => number) => () => f() + 1,
      ),
      [go, go],
    ],
    [
      'final, done and always',
      createMachine({
        id: 'final',
        initial: 'a',
        states: {
          a: {
            initial: 'p',
            states: { p: { on: { go: 'q' } }, q: { type: 'final' } },
            onDone: 'b',
          },
          b: { always: 'c' },
          c: { on: { '*': { target: 'c', reenter: true } } },
        },
      }),
      [go, go],
    ],
    [
      'parallel and delays',
      createMachine({
        id: 'par',
        type: 'parallel',
        states: {
          one: { initial: 'a', states: { a: { on: { go: 'b' } }, b: { after: { 100000: 'a' } } } },
          two: { initial: 'a', states: { a: { on: { 'go.*': 'b', go: 'b' } }, b: {} } },
        },
      }),
      [go, go],
    ],
  ])('%s', (_, machine, events) => {
    expect(departures(machine, events)).toEqual([]);
  });

  it('sendParent, of an invoked actor', () => {
    const parent = createMachine({
      id: 'parent',
      invoke: { src: child, id: 'kid' },
      on: { go: { actions: ({ self }) => self.getSnapshot().children.kid?.send(go) } },
    });
    expect(kindsOf(child, [go], parent)).toHaveLength(2);
    expect(departures(child, [go], parent)).toEqual([]);
  });

  it('history that an actor had before it was restored, which its trace lacks', () => {
    const machine = history('deep');
    const { inspect, read } = recordActors();
    const first = createActor(machine).start();
    for (const event of [go, go, back]) first.send(event);
    const snapshot = first.getPersistedSnapshot();
    const again = createActor(machine, { snapshot, inspect }).start();
    for (const event of [back, back, back]) again.send(event);
    const trace = read();
    expect(trace.steps[1]?.to).toEqual({ on: { b: 'y' } });
    const rows = trace.steps.slice(1).map(({ to }, at) => [`${at}`, back, { state: to }]);
    const situations = trace.steps.map(({ to }, at) => [`${at}`, { after: [], state: to }]);
    const table = {
      machine,
      rows,
      start: { state: { on: 'a' } },
      situations: Object.fromEntries(situations),
    } as never;
    const oracle = { machines: { deep: machine }, tables: { deep: table } };
    const verdicts = judgeTrace(trace, oracle).map(({ verdict }) => verdict);
    expect(verdicts.filter((one) => one.kind === 'departs' && one.reason !== 'row')).toEqual([]);
    expect(verdicts[1]).toEqual({ kind: 'unjudged', reason: 'data' });
  });
});

it('what does depart is still said', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {} },
  });
  const { inspect, read } = recordActors();
  createActor(lamp, { inspect }).start().send(go);
  const table = {
    machine: lamp,
    start: { state: 'a' },
    situations: { a: { after: [], state: 'a' } },
    rows: [['a', go, nothing]],
  } as never;
  const steps = judgeTrace(read(), { machines: { lamp }, tables: { lamp: table } });
  expect(steps[1]?.verdict.kind).toBe('departs');
});

describe('undefined', () => {
  const machine = createMachine({
    id: 'note',
    context: { text: undefined, inner: { a: undefined } } as Record<string, unknown>,
    on: {
      asked: {
        guard: ({ event }) => 'detail' in event,
        actions: assign({ inner: ({ event }) => ({ ...event.inner }) }),
      },
    },
  });
  const record = () => {
    const { inspect, read } = recordActors();
    const actor = createActor(machine, { inspect }).start();
    actor.send({ type: 'asked', detail: undefined, inner: { b: undefined } });
    return read();
  };
  const oracle = {
    machines: { note: machine as AnyStateMachine },
    tables: {
      note: {
        machine: machine as AnyStateMachine,
        start: { state: {}, context: { text: undefined, inner: { a: undefined } } },
        situations: { any: { after: [], state: {} } },
        rows: [['any', { type: 'asked' }, { state: {} }]],
      },
    } as never,
  };
  const differencesAt = (trace: Trace, at: number) => {
    const verdict = judgeTrace(parseTrace(JSON.stringify(trace)), oracle)[at]?.verdict;
    return verdict?.kind === 'departs' && verdict.reason === 'chart' ? verdict.differences : [];
  };

  it('is kept in a trace, so that nothing departs', () => {
    const trace = record();
    expect(trace.steps[0]?.event).toEqual({ type: 'xstate.init' });
    expect(trace.steps.map((_, at) => differencesAt(trace, at))).toEqual([[], []]);
    expect(trace.steps[1]?.taken).toHaveLength(1);
  });

  it('is not the same as a value that is missing', () => {
    const trace = record();
    Object.assign(trace.steps[1] ?? {}, { changed: { inner: {} } });
    expect(differencesAt(trace, 1)).toHaveLength(1);
  });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a chart computes with %d as its app did',
  (value) => {
    const machine = changing('n', value, (n: number) => (Number.isFinite(n) ? n : 1 / n));
    expect(departures(machine, [go, go])).toEqual([]);
  },
);

it('a step to a state that no row has says which states differ, and nothing else', () => {
  const door = createMachine({
    id: 'door',
    initial: 'shut',
    context: { pushes: 0 },
    states: {
      shut: {
        on: {
          go: [
            { guard: ({ context }) => context.pushes > 0, target: 'broken' },
            { target: 'open', actions: assign({ pushes: 1 }) },
          ],
        },
      },
      open: { on: { back: 'shut' } },
      broken: { entry: assign({ pushes: 2 }) },
    },
  });
  const { inspect, read } = recordActors();
  const actor = createActor(door, { inspect }).start();
  for (const event of [go, back, go]) actor.send(event);
  const table = {
    machine: door,
    start: { state: 'shut', context: { pushes: 0 } },
    situations: { shut: { after: [], state: 'shut', context: { pushes: 0 } } },
    rows: [['shut', go, { state: 'open', context: { pushes: 1 } }]],
  } as never;
  const steps = judgeTrace(read(), { machines: { door }, tables: { door: table } });
  expect(steps.at(-1)?.verdict).toMatchObject({
    kind: 'departs',
    reason: 'row',
    differences: [{ expected: 'open (row 1)', actual: 'broken' }],
  });
});
