import { describe, expect, it } from 'vitest';
import { compareTraces } from '../../src/judge/compare-traces';
import { type JudgedStep, judgeTrace } from '../../src/judge/judge';
import { oracle } from '../shop/oracle';
import { recordCart } from '../shop/record-cart';

const judge = (adds: number) => judgeTrace(recordCart(adds), oracle);
const cart = judge(3);
const renamed = judge(2).map((step) => ({ ...step, actor: 'cart 2' }));
const changed = (steps: readonly JudgedStep[], at: number, change: Partial<JudgedStep>) =>
  steps.map((step, index) => (index === at ? { ...step, ...change } : step));

describe('two traces', () => {
  it('are the same if only the times differ', () => {
    const later = cart.map((step) => ({ ...step, time: step.time + 5 }));
    expect(compareTraces(cart, later)).toEqual({ difference: null, gained: [], lost: [] });
  });

  it('are the same if independent actors take turns in another order', () => {
    const [a, b, ...rest] = cart;
    const [c, d, ...others] = renamed;
    const one = [a, b, c, d, ...rest, ...others] as JudgedStep[];
    const other = [c, a, d, b, ...others, ...rest] as JudgedStep[];
    expect(compareTraces(one, other).difference).toBeNull();
  });

  it('differ where an actor has no further step, with the clauses that only one exercises', () => {
    const { difference, gained, lost } = compareTraces(cart, cart.slice(0, 1));
    expect(difference).toMatchObject({ actor: 'cart 1', first: 1, second: null });
    expect(difference?.differences).toEqual([
      {
        expected: 'no further step',
        actual:
          'item.added item id “course-0”, name “course-0”, price 402.1, qty 1: moved: empty → filled',
      },
    ]);
    expect(gained).toEqual([]);
    expect(lost).toEqual(['CART-1', 'CART-5', 'CART-7', 'CARTPAGE-1']);
    expect(compareTraces(cart.slice(0, 1), cart)).toMatchObject({
      difference: { first: null, second: 1 },
      gained: lost,
    });
  });

  it('differ in event, state, changes or error', () => {
    const differences = (at: number, change: Partial<JudgedStep>) =>
      compareTraces(changed(cart, at, change), cart).difference?.differences;
    expect(
      differences(2, { event: { type: 'cart.emptied' }, eventName: 'cart.emptied' }),
    ).toMatchObject([
      { actual: 'cart.emptied', expected: expect.stringMatching(/^item.added item id “course-1”/) },
    ]);
    expect(differences(2, { to: 'empty' })).toEqual([{ expected: 'filled', actual: 'empty' }]);
    const changes = [{ path: 'itemPrice', before: 402.1, after: 1 }];
    expect(differences(2, { changes, changed: { itemPrice: 1 } })).toContainEqual({
      expected: 'itemPrice 402.1 → 804.2',
      actual: 'itemPrice 402.1 → 1',
    });
    expect(differences(2, { error: 'lost', words: 'failed: lost' })).toMatchObject([
      { actual: expect.stringMatching(/failed: lost$/) },
    ]);
    expect(differences(2, { actions: ['shout'] })).toEqual([
      { expected: 'does not run shout', actual: 'runs shout' },
    ]);
  });

  it('are reported by their earliest difference', () => {
    const one = [...renamed, ...cart];
    const other = changed(changed(one, 1, { to: 'empty' }), 5, { to: 'empty' });
    expect(compareTraces(one, other).difference).toMatchObject({ actor: 'cart 2', first: 1 });
  });
});
