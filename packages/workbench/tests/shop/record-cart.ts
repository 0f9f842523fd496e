import { createActor } from 'xstate';
import type { Trace } from '../../src/model/trace';
import { recordActors } from '../record-actors';
import { cartMachine } from './cart.machine';

/** The trace of a cart to which `adds` items are added, one at a time. */
export function recordCart(adds: number): Trace {
  const { inspect, read } = recordActors();
  const actor = createActor(cartMachine, { inspect });
  actor.start();
  for (let index = 0; index < adds; index += 1) {
    const id = `course-${index % 7}`;
    actor.send({ type: 'item.added', item: { id, name: id, price: 402.1, qty: 1 } });
  }
  return read();
}
