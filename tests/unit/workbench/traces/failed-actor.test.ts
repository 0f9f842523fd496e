import { cartMachine } from '@machines/cart.machine';
import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
} from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import { actualWords } from '@/workbench/judge/verdict';
import { type Trace, toTrace } from '@/workbench/model/trace';
import { checkActors, parseTrace } from '@/workbench/recorder/read-trace';
import { oracle } from '../../../traces/oracle';
import { oracleOf, recordActors } from '../record-actors';

const fail = () => {
  throw new Error('out of paper');
};

/** Records a machine that fails. */
async function record(machine: AnyStateMachine, events: readonly EventObject[]): Promise<Trace> {
  const { inspect, read } = recordActors();
  const actor = createActor(machine, { inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const event of events) actor.send(event);
  await new Promise((resolve) => setTimeout(resolve));
  return read();
}

const add = (item: unknown) => ({ type: 'item.added', item });
const item = { id: 'a', name: 'A', price: 402, qty: 1 };
const trace = await record(cartMachine, [add(item), add(null), add(item)]);
const steps = judgeTrace(trace, oracle);
const last = steps[2];

describe('a guard that throws', () => {
  it('is the last step of its actor, with the event and the message', () => {
    expect(trace.steps).toHaveLength(3);
    expect(last).toMatchObject({ event: add(null), from: 'filled', to: 'filled', changed: {} });
    expect(last?.error).toMatch(/^Unable to evaluate guard 'isValidItem'/);
  });

  it('departs, in words, with the clauses of its rows', () => {
    expect(last?.kind).toBe('failed');
    expect(last?.words).toBe(`failed: ${last?.error}`);
    if (last?.verdict.kind !== 'departs') throw new Error('no departure');
    expect(actualWords(last.verdict)).toBe(last.words);
    expect(last.verdict.clauses).toEqual(['ST-CART-1', 'ST-CART-5']);
    expect(steps.map(({ verdict }) => verdict.kind)).toEqual(['start', 'row', 'departs']);
  });

  it('is saved with the trace', () => {
    const json = JSON.stringify(toTrace(steps, {}));
    const loaded = parseTrace(json);
    checkActors(loaded, oracle.machines);
    expect(judgeTrace(loaded, oracle)).toEqual(steps);
    const bad = json.replace(/"error":"[^"]*"/, '"error":7');
    expect(() => parseTrace(bad)).toThrow('Step 3 of the trace is invalid.');
  });
});

describe('an actor also fails', () => {
  const printer = createMachine({
    id: 'printer',
    initial: 'idle',
    states: { idle: { on: { printed: { target: 'busy', actions: fail } } }, busy: {} },
  });

  it('if an action throws', async () => {
    const { steps } = await record(printer, [{ type: 'printed' }]);
    expect(steps.at(-1)).toMatchObject({ from: 'idle', to: 'idle', error: 'out of paper' });
  });

  it('if an actor that it invokes fails, unless it handles that', async () => {
    const src = fromPromise(() => Promise.reject(new Error('lost')));
    const office = createMachine({ id: 'office', invoke: { src, id: 'job' } });
    const careful = createMachine({ id: 'office', invoke: { src, id: 'job', onError: {} } });
    expect((await record(office, [])).steps.map(({ error }) => error)).toEqual([undefined, 'lost']);
    expect((await record(careful, [])).steps.map(({ error }) => error)).toEqual([
      undefined,
      undefined,
    ]);
    const [, step] = judgeTrace(await record(office, []), oracleOf({ office }));
    expect(step?.verdict.kind).toBe('departs');
  });
});
