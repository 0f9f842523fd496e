import { cartMachine } from '@machines/cart.machine';
import { faqMachine } from '@machines/faq.machine';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine, type EventObject } from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import { checkTable, tableOf } from '@/workbench/judge/oracle';
import { actualWords, expectedWords } from '@/workbench/judge/verdict';
import { oracle } from '../../traces/oracle';
import { recordActors } from './record-actors';

/** The oracle of an app whose source was altered, so that its charts are, too. */
const altered = (machine: AnyStateMachine) => ({
  ...oracle,
  machines: { ...oracle.machines, [machine.id]: machine },
});

/** A machine with another configuration. */
const changed = (machine: AnyStateMachine, config: object) =>
  createMachine({ ...machine.config, ...config } as never).provide(
    machine.implementations as never,
  );

/** Runs a machine, and judges it by its own, possibly altered chart and its table. */
function judged(machine: AnyStateMachine, events: readonly EventObject[]) {
  const { inspect, read } = recordActors();
  const actor = createActor(machine, { inspect }).start();
  for (const event of events) actor.send(event);
  return judgeTrace(read(), altered(machine));
}

type Cart = typeof cartMachine.config.context & { cartItems: { price: number }[] };
const sumWithoutQuantity = ({ context }: { context: unknown }) =>
  (context as Cart).cartItems.reduce((sum, { price }) => sum + price, 0);
const cart = cartMachine.provide({
  actions: { recalculate: assign({ itemPrice: sumWithoutQuantity }) as never },
});
const add = (id: string, qty = 1) => ({
  type: 'item.added',
  item: { id, name: `Course ${id}`, price: 35.5, qty },
});

describe('a machine that was altered in the source', () => {
  it('departs at each step that matches a row its chart violates', () => {
    const steps = judged(cart, [add('a'), add('a'), add('b'), add('b', 0)]);
    expect(steps.map(({ verdict }) => verdict.kind)).toEqual([
      'start',
      'departs',
      'departs',
      'departs',
      'nothing',
    ]);
    const { verdict } = steps[2] ?? {};
    if (verdict?.kind !== 'departs') throw new Error('no departure');
    expect(expectedWords(verdict)).toMatch(/^row \d+: itemPrice 402 → \d+$/);
    expect(actualWords(verdict)).toMatch(/^row \d+: itemPrice 402 \(unchanged\)$/);
    expect(verdict.clauses).toEqual(['ST-CART-1', 'ST-CART-5']);
  });

  it('departs if a guard lets through what a row refuses, whatever comes', () => {
    const lax = cartMachine.provide({ guards: { isValidItem: () => true } as never });
    for (const quantity of [0, 2]) {
      expect(judged(lax, [add('a', quantity)]).at(-1)?.verdict.kind).toBe('departs');
    }
    const { verdict } = judged(lax, [add('a'), { type: 'cart.emptied' }]).at(-1) ?? {};
    expect(verdict?.kind).toBe('row');
  });

  it('departs at its start if that differs from the table', () => {
    const context = { ...cartMachine.config.context, shippingPrice: 60 };
    const dear = changed(cartMachine, { context });
    const { verdict } = judged(dear, [])[0] ?? {};
    if (verdict?.kind !== 'departs') throw new Error('no departure');
    expect(actualWords(verdict)).toBe('start: shippingPrice 50 → 60');
    expect(checkTable(altered(dear), 'cart')?.rows.map(({ name }) => name)).toEqual(['start']);
  });

  it('departs if it has lost a state of its table, and the judge does not fail', () => {
    const { closed: _, ...states } = faqMachine.config.states as Record<string, object>;
    const on = { 'item.toggled': {} };
    const { open } = states;
    const faq = changed(faqMachine, { states: { open: { ...open, on } } });
    const rows = checkTable(altered(faq), 'faq')?.rows ?? [];
    expect(rows.some(({ actual }) => /closed/.test(actual))).toBe(true);
    const toggled = { type: 'item.toggled', index: 0 };
    expect(judged(faq, [toggled]).at(-1)?.verdict.kind).toBe('departs');
  });

  it('departs at a row whose event it fails to handle, and the judge does not fail', () => {
    const isOpenItem = () => {
      throw new Error('no item');
    };
    const faq = faqMachine.provide({ guards: { isOpenItem } as never });
    const broken = checkTable(altered(faq), 'faq');
    expect(broken?.rows[0]?.actual).toContain('no item');
  });

  it('departs at a transition that it has gained, and is listed with it', () => {
    const { empty, ...states } = cartMachine.config.states as { empty: { on: object } };
    const on = { ...empty.on, 'cart.emptied': { target: 'filled', description: '(ST-CART-7)' } };
    const eager = changed(cartMachine, { states: { ...states, empty: { ...empty, on } } });
    const gained = { name: 'cart.empty × cart.emptied', expected: 'a row', actual: 'none' };
    expect(checkTable(altered(eager), 'cart')?.rows).toContainEqual(gained);
    const { verdict } = judged(eager, [{ type: 'cart.emptied' }]).at(-1) ?? {};
    expect(verdict).toMatchObject({ kind: 'departs', reason: 'row', clauses: ['ST-CART-7'] });
  });

  it('is listed with the rows it violates', () => {
    const broken = checkTable(altered(cart), 'cart');
    expect(broken?.machine).toBe('cart');
    expect(broken?.rows.find(({ name }) => name === 'row 2')).toEqual({
      name: 'row 2',
      expected: 'itemPrice 0 → 2814',
      actual: 'itemPrice 0 → 402',
    });
  });
});

it.each(Object.keys(oracle.tables))('the chart of %s does not violate its table', (id) => {
  expect(tableOf(oracle, id)?.rows.length).toBeGreaterThan(0);
  expect(checkTable(oracle, id)).toBeNull();
});
