import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
} from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import type { Trace } from '@/workbench/model/trace';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { oracleOf, recordActors } from './record-actors';

/** Departures of a machine's steps from its chart: its table has no rows. */
function departures(machine: AnyStateMachine, events: readonly AnyEventObject[]) {
  const { inspect, read } = recordActors();
  const actor = createActor(machine, { inspect }).start();
  for (const event of events) actor.send(event);
  return judgeTrace(read(), oracleOf({ [machine.id]: machine })).filter(
    ({ verdict }) => verdict.kind === 'departs' && verdict.reason !== 'row',
  );
}

const go = { type: 'go' };
const back = { type: 'back' };

const changing = (id: string, first: unknown, next: (before: never) => unknown) =>
  createMachine({
    id,
    context: { value: first },
    on: { go: { actions: assign({ value: ({ context }) => next(context.value as never) }) } },
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
  const differencesAt = (trace: Trace, at: number) => {
    const verdict = judgeTrace(parseTrace(JSON.stringify(trace)), oracleOf({ note: machine }))[at]
      ?.verdict;
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

it('a row of a wildcard is that of each event that it matches', () => {
  const root = createMachine({ id: 'root', on: { 'failed.*': { actions: 'report' } } });
  const { inspect, read } = recordActors();
  createActor(root, { inspect }).start().send({ type: 'failed.cart' });
  const table = {
    machine: root,
    start: { state: {} },
    situations: { any: { after: [], state: {} } },
    rows: [['any', { type: 'failed.*' }, { state: {}, actions: ['report'] }]],
  } as never;
  const steps = judgeTrace(read(), { machines: { root }, tables: { root: table } });
  expect(steps.at(-1)?.verdict.kind).toBe('row');
});
