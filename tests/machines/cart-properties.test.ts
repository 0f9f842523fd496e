import { type CartItem, cartMachine } from '@machines/cart.machine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventFromLogic, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { isNightly } from '../support/nightly';

type CartEvent = EventFromLogic<typeof cartMachine>;

const ids = ['a', 'b', 'c', 'd', 'e'];
/** Prices in cents. */
const cents: Record<string, number> = { a: 40200, b: 94835, c: 1, d: 1999, e: 99999999 };

const id = fc.constantFrom(...ids);
const qty = fc.oneof(fc.nat(3), fc.nat(9999));
const event: fc.Arbitrary<CartEvent> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(id, qty).map(([id, qty]) => add(id, qty)) },
  { weight: 6, arbitrary: id.map((id) => ({ type: 'item.decremented' as const, id })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(id, qty)
      .map(([id, quantity]) => ({ type: 'quantity.typed' as const, id, quantity })),
  },
  { weight: 2, arbitrary: id.map((id) => ({ type: 'item.removed' as const, id })) },
  { weight: 1, arbitrary: fc.constant({ type: 'cart.emptied' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'removal.undone' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'removal.settled' as const }) },
);

function add(id: string, qty: number): CartEvent {
  const item: CartItem = { id, name: id, price: (cents[id] ?? 0) / 100, qty };
  return { type: 'item.added', item };
}

const after = (events: readonly CartEvent[]) =>
  events.reduce(
    (snapshot, event) => transition(cartMachine, snapshot, event)[0],
    initialTransition(cartMachine)[0],
  );

/** The state and context, without what could be undone. */
const contentsOf = ({
  value,
  context: { removal: _, ...contents },
}: SnapshotFrom<typeof cartMachine>) => ({ value, contents });

test('undoing a removal gives back exactly what the cart held (ST-CART-8)', () => {
  const events = fc.array(event, { maxLength: 40 });
  let removals = 0;
  fc.assert(
    fc.property(events, event, (before, last) => {
      const held = after(before);
      const removed = transition(cartMachine, held, last)[0];
      fc.pre(removed.context.cartItems.length < held.context.cartItems.length);
      removals += 1;
      const undone = transition(cartMachine, removed, { type: 'removal.undone' })[0];
      expect(contentsOf(undone)).toEqual(contentsOf(held));
      expect(undone.can({ type: 'removal.undone' }), 'undoing twice').toBe(false);
    }),
    { numRuns: isNightly ? 2000 : 300, seed: 1210, maxSkipsPerRun: 100 },
  );
  expect(removals).toBeGreaterThanOrEqual(300);
});
