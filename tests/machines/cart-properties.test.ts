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

/**
 * A slow reference implementation that counts in integers. To undo a removal, it returns to the
 * lines before it, and adds what the same lines have now.
 */
class Reference {
  counts = new Map<string, bigint>();
  itemCents = 0n;
  /** The lines before the last removal, and the ids of those that it took. */
  removal: { before: Map<string, bigint>; taken: string[] } | undefined;

  receive(event: CartEvent) {
    if (event.type === 'removal.settled') {
      this.removal = undefined;
      return;
    }
    if (event.type === 'removal.undone') {
      this.undo();
      return;
    }
    const before = new Map(this.counts);
    this.change(event);
    const taken = [...before.keys()].filter((id) => !this.counts.has(id));
    if (taken.length > 0) this.removal = { before, taken };
  }

  undo() {
    if (!this.removal) return;
    const { before, taken } = this.removal;
    const now = this.counts;
    this.counts = new Map(
      [...new Set([...before.keys(), ...now.keys()])].map((id) => [
        id,
        (now.get(id) ?? 0n) + (taken.includes(id) ? (before.get(id) ?? 0n) : 0n),
      ]),
    );
    this.removal = undefined;
    this.recalculate();
  }

  recalculate() {
    this.itemCents = 0n;
    for (const [id, count] of this.counts) this.itemCents += BigInt(cents[id] ?? 0) * count;
  }

  change(event: Exclude<CartEvent, { type: `removal.${string}` }>) {
    if (event.type === 'cart.emptied') {
      this.counts.clear();
      return;
    }
    const key = event.type === 'item.added' ? event.item.id : event.id;
    const before = this.counts.get(key) ?? 0n;
    if (event.type === 'item.added') {
      if (event.item.qty < 1) return;
      this.counts.set(key, before + BigInt(event.item.qty));
    } else if (before === 0n) return;
    else if (event.type === 'item.decremented') this.counts.set(key, before - 1n);
    else if (event.type === 'item.removed') this.counts.set(key, 0n);
    else if (event.quantity >= 1) this.counts.set(key, BigInt(event.quantity));
    else return;
    if (this.counts.get(key) === 0n) this.counts.delete(key);
    this.recalculate();
  }
}

/** Each has 500 events. */
const sequences = isNightly ? 2000 : 200;

test('after random events, the cart equals a slow reference (ST-CART-1 to 8, BIZ-4)', () => {
  let events = 0;
  fc.assert(
    fc.property(fc.array(event, { minLength: 500, maxLength: 500 }), (sequence) => {
      const reference = new Reference();
      let [snapshot] = initialTransition(cartMachine);
      for (const one of sequence) {
        [snapshot] = transition(cartMachine, snapshot, one);
        reference.receive(one);
        events += 1;
        const { cartItems, itemPrice, removal: _, ...constants } = snapshot.context;
        const seen = cartItems.map(({ id, qty }) => `${id} ${qty}`);
        const wanted = [...reference.counts].map(([id, count]) => `${id} ${count}`);
        if (
          seen.join() !== wanted.join() ||
          itemPrice.toFixed(2) !== dollars(reference.itemCents) ||
          snapshot.matches('empty') !== (cartItems.length === 0) ||
          JSON.stringify(constants) !== unchanged
        ) {
          expect({ seen, itemPrice: itemPrice.toFixed(2), constants }).toEqual({
            seen: wanted,
            itemPrice: dollars(reference.itemCents),
            constants: JSON.parse(unchanged),
          });
        }
      }
    }),
    { numRuns: sequences, seed: 1210 },
  );
  expect(events).toBe(500 * sequences);
}, 120_000);

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

const unchanged = JSON.stringify({ shippingPrice: 50, taxPrice: 0, totalPrice: 0, vat: 0 });

const dollars = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
