import { cartMachine } from '@machines/cart.machine';
import * as machines from '@machines/index';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createRecorder } from '@/tracing/record-trace';
import { situationAt } from '@/workbench/active-states';
import { payloads, readPayload } from '@/workbench/payloads';

const all = Object.values(machines);

it('a situation is what the steps up to it made of an actor', () => {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch }).start();
  const item = { id: 'a', name: 'A', price: 402, qty: 2 };
  actor.send({ type: 'item.added', item });
  actor.send({ type: 'cart.emptied' });
  const at = (index: number) => situationAt(trace.steps, 'cart 1', index);
  expect(at(-1)).toEqual({ value: null, context: {} });
  expect(at(0)).toMatchObject({ value: 'empty', context: { cartItems: [], itemPrice: 0 } });
  expect(at(1)).toMatchObject({ value: 'filled', context: { cartItems: [item], itemPrice: 804 } });
  expect(at(2)).toMatchObject({ value: 'empty', context: { cartItems: [], itemPrice: 804 } });
  expect(situationAt(trace.steps, 'cart 2', 2)).toEqual({ value: null, context: {} });
});

describe('payloads', () => {
  it('belong to events that there are', () => {
    const events = new Set(all.flatMap((machine): string[] => machine.events));
    expect(Object.keys(payloads).filter((type) => !events.has(type))).toEqual([]);
  });

  it.each([
    ['', {}],
    ['{"a":1}', { a: 1 }],
    ['{"a":', undefined],
    ['[1]', undefined],
    ['null', undefined],
    ['7', undefined],
  ])('%j is read as %j', (text, expected) => {
    expect(readPayload(text)).toEqual(expected);
  });
});
