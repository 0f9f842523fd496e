import { type CartItem, cartMachine } from '@machines/cart.machine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventFromLogic, initialTransition, transition } from 'xstate';
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
);

function add(id: string, qty: number): CartEvent {
  const item: CartItem = { id, name: id, price: (cents[id] ?? 0) / 100, qty };
  return { type: 'item.added', item };
}

/** A slow reference implementation that counts single items and sums integers. */
class Reference {
  pieces: string[] = [];
  order: string[] = [];
  counts = new Map<string, bigint>();
  itemCents = 0n;

  receive(event: CartEvent) {
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
    this.itemCents = 0n;
    for (const [id, count] of this.counts) this.itemCents += BigInt(cents[id] ?? 0) * count;
  }
}

/** Each has 500 events. */
const sequences = isNightly ? 2000 : 200;

test('after random events, the cart equals a slow reference (ST-CART-1 to 7, BIZ-4)', () => {
  let events = 0;
  fc.assert(
    fc.property(fc.array(event, { minLength: 500, maxLength: 500 }), (sequence) => {
      const reference = new Reference();
      let [snapshot] = initialTransition(cartMachine);
      for (const one of sequence) {
        [snapshot] = transition(cartMachine, snapshot, one);
        reference.receive(one);
        events += 1;
        const { cartItems, itemPrice, ...constants } = snapshot.context;
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

const unchanged = JSON.stringify({ shippingPrice: 50, taxPrice: 0, totalPrice: 0, vat: 0 });

const dollars = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
