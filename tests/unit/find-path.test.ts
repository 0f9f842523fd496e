import { carouselMachine } from '@machines/carousel.machine';
import { cartMachine as cart } from '@machines/cart.machine';
import { faqMachine } from '@machines/faq.machine';
import { machines } from '@machines/tables';
import * as ownMachines from '@workbench/machines';
import { isSame } from '@workbench/model/is-same';
import { nodesOf } from '@workbench/model/state-nodes';
import { moveWords } from '@workbench/model/state-words';
import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import { findPath, type MachineWalk, reaches } from '@workbench/walk/find-path';
import { ownWalkOf } from '@workbench/walk/own-walks';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, initialTransition, transition } from 'xstate';
import { walks } from '@/workbench/walks';

const all = Object.values(machines);
const own = Object.values<AnyStateMachine>(ownMachines);
const partsOf = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) => [node.id, ...transitionsOf(node).map(transitionId)]);
const walkOf = (machine: AnyStateMachine): MachineWalk => walks[machine.id] ?? { events: [] };
const line = { id: 'product-1', name: 'A course', price: 402, qty: 2 };
const filled = { value: 'filled', context: { ...cart.config.context, cartItems: [line] } };

describe('the shortest path', () => {
  it.each(all.map((machine) => [machine.id, machine] as const))(
    'is found to every state and transition of %s with the site’s walks',
    (_, machine) => {
      const parts = partsOf(machine);
      const unreached = parts.filter((part) => !findPath({ machine, part, ...walkOf(machine) }));
      expect(unreached).toEqual([]);
    },
  );

  it.each(own.map((machine) => [machine.id, machine] as const))(
    'is found to every state and transition of the workbench’s own %s',
    (_, machine) => {
      const unreached = partsOf(machine).filter(
        (part) => !findPath({ machine, part, ...ownWalkOf(machine.id) }),
      );
      expect(unreached).toEqual([]);
    },
  );

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
    const wrong = all.flatMap((machine) =>
      partsOf(machine).flatMap((part) => {
        const search = { machine, part, ...walkOf(machine) };
        const path = findPath(search) ?? [];
        let [before] = initialTransition(machine, search.input as never);
        return path.filter(({ event, from, to }) => {
          const start = before.value;
          [before] = transition(machine, before, event);
          return !isSame([from, to], [start, before.value]);
        });
      }),
    );
    expect(wrong).toEqual([]);
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
