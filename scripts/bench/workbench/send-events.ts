/** An app that sends a cart 10,000 events in one task; put into the page that watches it. */
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart.machine';

const item = { id: 'a', name: 'Adding machine', price: 402, qty: 1 };

Object.assign(globalThis, {
  sendEvents(times: number) {
    const inspect = globalThis.watchStatecharts;
    const actor = createActor(cartMachine, inspect && { inspect }).start();
    for (let count = 0; count < times; count += 2) {
      actor.send({ type: 'item.added', item });
      actor.send({ type: 'cart.emptied' });
    }
  },
});
