import { cartMachine } from '@machines/cart.machine';
import { createActor } from 'xstate';
import type { Trace } from '@/workbench/model/trace';
import { createRecorder } from '@/workbench/recorder/record-trace';

/** The trace of a cart to which `adds` items are added, one at a time. */
export function recordCart(adds: number): Trace {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch });
  actor.start();
  for (let index = 0; index < adds; index += 1) {
    const id = `course-${index % 7}`;
    actor.send({ type: 'item.added', item: { id, name: id, price: 402.1, qty: 1 } });
  }
  return trace;
}
