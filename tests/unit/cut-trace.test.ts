import { readFileSync } from 'node:fs';
import { cartMachine } from '@machines/cart.machine';
import { cutTrace } from '@workbench/judge/cut-trace';
import { cutToDeparture, departureAfter } from '@workbench/judge/departed-run';
import { departuresFromTrace } from '@workbench/judge/departures-from-trace';
import { judgeTrace } from '@workbench/judge/judge';
import { parseTrace } from '@workbench/recorder/parse-trace';
import { createRecorder } from '@workbench/recorder/record-trace';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createActor, type EventFromLogic, setup } from 'xstate';
import { writeDepartureTest, writeTest } from '@/workbench/write-test';
import { readClauses } from '../../scripts/docs/clauses';
import { oracle } from '../traces/oracle';

const steps = judgeTrace(parseTrace(readFileSync('tests/traces/visit.json', 'utf8')), oracle);

/** A cart: a product is added twice, then the cart is emptied. */
function judgeCart() {
  const { trace, watch } = createRecorder();
  const item = { id: 'a', name: 'A', price: 402, qty: 1 };
  const actor = createActor(cartMachine, { inspect: watch }).start();
  actor.send({ type: 'item.added', item });
  actor.send({ type: 'item.added', item });
  actor.send({ type: 'item.removed', id: 'b' });
  actor.send({ type: 'cart.emptied' });
  return judgeTrace(trace, oracle);
}
const cart = judgeCart();

const exercised = [...new Set(steps.flatMap((step) => step.exercised))];
it.each(exercised)('a trace cut down to %s still exercises it, without departures', (clause) => {
  const cut = cutTrace(steps, clause, oracle.machines);
  if (!cut) throw new Error('nothing left');
  const judged = judgeTrace(cut, oracle);
  expect(judged.map(({ verdict }) => verdict.kind)).not.toContain('departs');
  expect(judged.some((step) => step.exercised.includes(clause))).toBe(true);
  expect(cut.steps.length).toBeLessThan(60);
});

it('a page that loads exercises no clause of a page that does not (ERR-3)', () => {
  const loading = steps.filter(({ machine }) => machine === 'navigation');
  expect(loading.some(({ event }) => event.type === 'xstate.done.actor.loadPage')).toBe(true);
  expect(loading.some(({ event }) => event.type.startsWith('xstate.error'))).toBe(false);
  expect(exercised).not.toContain('ERR-3');
});

it('a trace that is cut down has only the steps that the clause needs', () => {
  const types = cutTrace(cart, 'ST-CART-4', oracle.machines)?.steps.map(({ event }) => event.type);
  expect(types).toEqual(['xstate.init', 'item.added', 'cart.emptied']);
});

it('a trace that is cut down has no run that another begins with', () => {
  const cut = cutTrace(cart, 'ST-CART-5', oracle.machines);
  expect(cut?.steps.map(({ actor, event }) => [actor, event.type])).toEqual([
    ['cart 1', 'xstate.init'],
    ['cart 1', 'item.added'],
    ['cart 1', 'item.added'],
  ]);
});

it('a test created from a trace fails for an altered chart, and says what it expected', () => {
  const cut = cutTrace(cart, 'ST-CART-5', oracle.machines);
  const clause = readClauses().find(({ id }) => id === 'ST-CART-5');
  if (!cut || !clause) throw new Error('nothing left');
  const { name, content } = writeTest(cut, clause);
  expect(name).toBe('st-cart-5.test.ts');
  const [, json = ''] = /const trace = (.*?);\n\nit\(/s.exec(content) ?? [];
  const departures = (machines: typeof oracle.machines) =>
    departuresFromTrace(judgeTrace(parseTrace(json), { ...oracle, machines }));
  expect(departures(oracle.machines)).toEqual([]);
  const isFree = assign({ itemPrice: 0 }) as never;
  const altered = cartMachine.provide({ actions: { recalculate: isFree } });
  expect(departures({ ...oracle.machines, cart: altered })).toEqual([
    'step 2 (item.added): expected itemPrice 0 → 402, got itemPrice 0 (unchanged)',
    'step 3 (item.added): expected itemPrice 402 → 804, got itemPrice 402 → 0',
  ]);
});

/** Counts ticks; opens with a key. Calls `onTick` at each tick. */
const doorWith = (onTick: () => void) =>
  setup({
    types: { context: {} as { key?: { teeth: number }; teeth: number } },
    guards: {
      isTick: () => {
        onTick();
        return true;
      },
    },
  }).createMachine({
    id: 'door',
    context: { teeth: 0 },
    initial: 'shut',
    states: {
      shut: {
        on: {
          ticked: { guard: 'isTick' },
          given: { actions: assign({ key: { teeth: 3 } }) },
          opened: {
            target: 'open',
            meta: { clauses: ['DOOR-1'] },
            actions: assign({ teeth: ({ context }) => context.key?.teeth.valueOf() ?? fail() }),
          },
        },
      },
      open: {},
    },
  });

function fail(): never {
  throw new Error('no key');
}

function judgeDoor(machine: AnyStateMachine, ticks: number) {
  const { trace, watch } = createRecorder();
  const actor = createActor(machine, { inspect: watch }).start();
  actor.send({ type: 'given' });
  for (let tick = 0; tick < ticks; tick += 1) actor.send({ type: 'ticked' });
  actor.send({ type: 'opened' });
  return judgeTrace(trace, { machines: { door: machine } });
}

it('a trace that is cut down keeps a step without which a later one fails', () => {
  const door = doorWith(() => {});
  const cut = cutTrace(judgeDoor(door, 1), 'DOOR-1', { door });
  expect(cut?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'given', 'opened']);
});

it('a trace that the chart cannot replay is not cut down', () => {
  const steps = judgeDoor(
    doorWith(() => {}),
    1,
  );
  expect(cutTrace(steps, 'DOOR-1', { door: doorWith(fail) })).toBeNull();
});

it('a long trace is cut down without replaying it for each step', () => {
  let count = 0;
  const door = doorWith(() => {
    count += 1;
  });
  const steps = judgeDoor(door, 300);
  count = 0;
  expect(cutTrace(steps, 'DOOR-1', { door })?.steps).toHaveLength(3);
  expect(count).toBeLessThan(3000);
});

describe('a test of a step that departs', () => {
  const item = { id: 'a', name: 'A', price: 402, qty: 1 };
  const isFree = assign({ itemPrice: 0 }) as never;
  const altered = cartMachine.provide({ actions: { recalculate: isFree } });
  /** The table is of the mended machine, as that in the source is. */
  const broken = { ...oracle, machines: { ...oracle.machines, cart: altered } };

  type CartEvent = EventFromLogic<typeof cartMachine>;

  /** The test of the last step of a broken cart, as its file and as what it runs. */
  function createTest(events: readonly CartEvent[]) {
    const { trace, watch } = createRecorder();
    const actor = createActor(altered, { inspect: watch }).start();
    for (const event of events) actor.send(event);
    const steps = judgeTrace(trace, broken);
    const goal = steps.at(-1);
    if (goal?.verdict.kind !== 'departs') throw new Error('no departure');
    const run = cutToDeparture(steps, goal, broken);
    return { run, file: writeDepartureTest(run) };
  }

  it('fails for the machine that departs, and no more once it is mended', () => {
    const { run, file } = createTest([
      { type: 'item.removed', id: 'b' },
      { type: 'item.added', item },
    ]);
    expect(run.events).toEqual([{ type: 'item.added', item }]);
    expect(departureAfter(run, broken)).toMatch(
      /^item\.added: expected row \d+: itemPrice 0 → .+, got row \d+: itemPrice 0 \(unchanged\)$/,
    );
    expect(departureAfter(run, oracle)).toBe('');
    expect(file.name).toBe('cart-item.added.test.ts');
    expect(file.content).toContain("const run = { machine: 'cart', events };");
    expect(file.content).toMatch(/\/\*\* .*ST-CART-5; .*item\.added: expected row \d+/);
    expect(file.content.split('\n').length).toBeLessThan(20);
  });

  it('is not made if the same events do not make the machine depart', () => {
    const { trace, watch } = createRecorder();
    createActor(altered, { inspect: watch }).start().send({ type: 'item.added', item });
    // As that of a page that was loaded before the machine was mended.
    const steps = judgeTrace(trace, oracle);
    expect(steps[1]?.verdict.kind).toBe('departs');
    expect(() => cutToDeparture(steps, steps[1] as never, oracle)).toThrow(
      /do not make its machine/,
    );
  });

  it('begins with the snapshot of an actor that was restored', () => {
    const before = createActor(cartMachine).start();
    before.send({ type: 'item.added', item });
    const { trace, watch } = createRecorder();
    const snapshot = before.getPersistedSnapshot();
    const actor = createActor(altered, { inspect: watch, snapshot } as never).start();
    actor.send({ type: 'item.added', item });
    const steps = judgeTrace(trace, broken);
    const run = cutToDeparture(steps, steps[1] as never, broken);
    expect(run.from?.state).toBe('filled');
    expect(departureAfter(run, broken)).toContain('itemPrice');
    expect(departureAfter(run, oracle)).toBe('');
  });

  it('fails for a machine that fails, too', () => {
    const failing = cartMachine.provide({ guards: { isValidItem: fail as never } });
    const judgedBy = { ...oracle, machines: { ...oracle.machines, cart: failing } };
    const run = { machine: 'cart', events: [{ type: 'item.added', item }] };
    expect(departureAfter(run, judgedBy)).toMatch(/^item\.added: expected .+, got failed: /);
  });
});
