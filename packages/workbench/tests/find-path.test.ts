import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { moveWords } from '../src/model/state-words';
import { findPath, type MachineWalk, reaches } from '../src/walk/find-path';
import { carouselMachine } from './shop/carousel.machine';
import { cartMachine as cart } from './shop/cart.machine';
import { faqMachine } from './shop/faq.machine';

/** What can happen in a cart and in a carousel. */
const walks: Readonly<Record<string, MachineWalk>> = {
  cart: {
    events: [
      { type: 'item.added', item: { id: 'product-5', name: 'One', price: 780, qty: 1 } },
      { type: 'item.added', item: { id: 'product-2', name: 'Two', price: 468, qty: 1 } },
      { type: 'item.removed', id: 'product-5' },
      { type: 'item.removed', id: 'product-2' },
      { type: 'item.removed', id: 'product-1' },
    ],
  },
  carousel: { events: [{ type: 'slides.started' }, { type: 'pause.pressed' }] },
};
const walkOf = ({ id }: AnyStateMachine): MachineWalk => walks[id] ?? { events: [] };
const line = { id: 'product-1', name: 'A course', price: 402, qty: 2 };
const filled = { value: 'filled', context: { ...cart.config.context, cartItems: [line] } };

describe('the shortest path', () => {
  it('has the events with their payloads, and ends at the goal', () => {
    const part = 'cart.filled#item.removed#1';
    const path = findPath({ machine: cart, part, ...walkOf(cart) });
    expect(path?.map(({ event }) => event.type)).toEqual([
      'item.added',
      'item.added',
      'item.removed',
    ]);
    const actor = createActor(cart).start();
    for (const { event, to } of path ?? []) {
      actor.send(event as never);
      expect(actor.getSnapshot().value).toEqual(to);
    }
    const last = path?.at(-1);
    expect(last && reaches(part, last, cart)).toBe(true);
  });

  it('has the states before and after each event, also of parallel machines', () => {
    const words = (part: string) => {
      const machine = carouselMachine;
      const path = findPath({ machine, part, ...walkOf(machine) }) ?? [];
      return path.map(({ event, from, to }) => `${event.type}: ${moveWords(from, to)}`);
    };
    expect(words('carousel.control.paused').at(-1)).toBe(
      'pause.pressed: control.playing → control.paused',
    );
  });

  it('starts where an actor is, and is empty if that is the goal', () => {
    const search = { machine: cart, from: filled, ...walkOf(cart) };
    expect(findPath({ ...search, part: 'cart.filled' })).toEqual([]);
    const path = findPath({ ...search, part: 'cart.empty' });
    expect(path?.map(({ event }) => event)).toEqual([{ type: 'item.removed', id: 'product-1' }]);
  });

  it('returns undefined if no sample event leads there, even if the context grows forever', () => {
    const events = [{ type: 'item.added', item: line }];
    expect(findPath({ machine: cart, part: 'cart.filled#cart.emptied#0', events })).toBe(undefined);
  });

  it('omits samples that throw in a guard or an action', () => {
    const events = [{ type: 'item.toggled' }];
    expect(findPath({ machine: faqMachine, part: 'faq.open', events })).toEqual([]);
    expect(findPath({ machine: cart, part: 'cart.filled', events: [{ type: 'item.added' }] })).toBe(
      undefined,
    );
  });
});
