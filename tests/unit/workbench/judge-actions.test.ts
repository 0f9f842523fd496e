import { cartMachine } from '@machines/cart.machine';
import { tables } from '@machines/tables';
import { cartTable } from '@machines/tables/cart.table';
import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import { actualWords, expectedWords } from '@/workbench/judge/verdict';
import { actionWords } from '@/workbench/model/action-words';
import type { Trace, TraceStep } from '@/workbench/model/trace';
import { oracle } from '../../traces/oracle';
import { oracleOf, recordActors } from './record-actors';

/** Records a machine's steps, with a stopped clock. */
function record(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  input?: unknown,
): Trace {
  const { inspect, read } = recordActors();
  const clock = new SimulatedClock();
  // The root that machines of the site send to.
  const idle = fromCallback(() => {});
  const visit = createActor(idle, { systemId: 'visit', inspect, clock }).start();
  const actor = createActor(machine, { input, parent: visit });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const event of events) actor.send(event);
  return read();
}

/** An error that a machine does not handle ends it; tables say only that the state stays. */
const isUnhandled = ({ event, error }: TraceStep) =>
  error !== undefined && event.type.startsWith('xstate.error.');

/** The departing steps, with expected and actual. */
const departuresOf = (trace: Trace, judgedBy = oracle) =>
  judgeTrace(trace, judgedBy).flatMap((step, index) => {
    const { verdict } = step;
    return verdict.kind === 'departs' && !isUnhandled(step)
      ? [[index, expectedWords(verdict), actualWords(verdict)]]
      : [];
  });

const add = (id: string) => ({ type: 'item.added', item: { id, name: id, price: 402, qty: 1 } });
const removal = [add('a'), add('b'), { type: 'item.decremented', id: 'b' }];

describe('a step records the actions that ran', () => {
  it('by name, with their parameters', () => {
    const { steps } = record(cartMachine, removal);
    expect(steps.map(({ actions }) => actions)).toEqual([
      [],
      [],
      [],
      ['emit lines.removed {"index":1}', 'announceRemoval'],
    ]);
  });

  it.each([
    [{ type: 'announce' }, 'announce'],
    [{ type: 'announce', params: { to: 'all' } }, 'announce {"to":"all"}'],
    [{ type: 'xstate.spawnChild', params: { src: 'loadPage' } }, 'start loadPage'],
    [{ type: 'xstate.raise', params: { event: { type: 'moved', x: 1 } } }, 'raise moved {"x":1}'],
    [
      { type: 'xstate.raise', params: { event: { type: 'xstate.after.rest.a' }, delay: 500 } },
      'wait 500 ms',
    ],
    [
      { type: 'xstate.sendTo', params: { event: { type: 'held' }, targetId: 'show', delay: 9 } },
      'send held to show in 9 ms',
    ],
    [{ type: 'xstate.cancel', params: { sendId: 'xstate.after.rest.a' } }, 'stop waiting'],
  ])('%j as %j', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });
});

/** JSON can't represent infinite numbers. */
const isPlain = (event: EventObject) =>
  !Object.values(event).some((value) => typeof value === 'number' && !Number.isFinite(value));

it.each(Object.values(tables))(
  '$machine.id conforms to its table when it runs: at all rows, and at its samples in all situations',
  ({ machine, input, situations, rows, samples }) => {
    const judgedBy = { machines: { [machine.id]: machine }, tables };
    const tried = Object.keys(situations).flatMap((given) =>
      samples.events
        .filter(({ type }) => !type.startsWith('xstate.'))
        .map((event) => [given, event] as const),
    );
    const departures = [...rows, ...tried].flatMap(([given, event]) => {
      const events: AnyEventObject[] = [...(situations[given]?.after ?? []), event];
      return events.every(isPlain) ? departuresOf(record(machine, events, input), judgedBy) : [];
    });
    expect(departures).toEqual([]);
  },
);

describe('a step departs', () => {
  it('if an action is missing, even with the right state and context', () => {
    const forgetful = cartMachine.provide({ actions: { emitRemoved: () => {} } as never });
    expect(departuresOf(record(forgetful, removal))).toEqual([
      [3, 'runs emit lines.removed {"index":1}', 'runs emitRemoved'],
    ]);
  });

  it('if it runs an extra action, or in another order', () => {
    const trace = record(cartMachine, removal);
    Object.assign(trace.steps[1] ?? {}, { actions: ['shout'] });
    expect(departuresOf(trace)).toEqual([[1, 'does not run shout', 'runs shout']]);

    const pair = createMachine({
      id: 'pair',
      on: { pressed: { actions: ['one', 'two'] } },
    });
    const swapped = record(pair, [{ type: 'pressed' }]);
    Object.assign(swapped.steps[1] ?? {}, { actions: ['two', 'one'] });
    expect(departuresOf(swapped, oracleOf({ pair }))).toEqual([
      [1, 'runs one, then two', 'runs two, then one'],
    ]);
  });

  it('if a row with identical data has other actions than the chart', () => {
    const table = cartTable;
    const number = table.rows.findIndex(
      ([given, { type }, outcome]) =>
        type === 'item.added' &&
        outcome !== 'nothing' &&
        table.situations[given]?.state === 'empty',
    );
    const [given, event, outcome] = table.rows[number] ?? [];
    if (!given || !event || !outcome || outcome === 'nothing') throw new Error('no row');
    const altered = { ...outcome, actions: ['emit added'] };
    const rows = table.rows.with(number, [given, event, altered]);
    const events = [...(table.situations[given]?.after ?? []), event];
    const tables = { cart: { ...table, rows } };
    expect(departuresOf(record(cartMachine, events), { ...oracle, tables })).toEqual([
      [
        events.length,
        `row ${number + 1}: runs emit added`,
        `row ${number + 1}: does not run emit added`,
      ],
    ]);
  });
});
