import { cartMachine } from '@machines/cart.machine';
import { createRecorder } from '@workbench/recorder/record-trace';
import { createActor } from 'xstate';

/** The trace of a cart into which `adds` pieces went. */
export function recordCart(adds: number) {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch }).start();
  for (let index = 0; index < adds; index += 1) {
    const id = `course-${index % 3}`;
    actor.send({ type: 'item.added', item: { id, name: id, price: 402, qty: 1 } });
  }
  return trace;
}
