import { describe, expect, it } from 'vitest';
import { compareTraces, stepWords } from '../../src/judge/compare-traces';
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
    expect(compareTraces(cart, later)).toBeUndefined();
  });

  it('are the same if independent actors take turns in another order', () => {
    const [a, b, ...rest] = cart;
    const [c, d, ...others] = renamed;
    const one = [a, b, c, d, ...rest, ...others] as JudgedStep[];
    const other = [c, a, d, b, ...others, ...rest] as JudgedStep[];
    expect(compareTraces(one, other)).toBeUndefined();
  });

  it('differ where an actor has no further step', () => {
    const head = cart.slice(0, 1);
    expect(compareTraces(cart, head)).toEqual({ actor: 'cart 1', first: 1, second: undefined });
    expect(compareTraces(head, cart)).toEqual({ actor: 'cart 1', first: undefined, second: 1 });
    expect(stepWords(undefined)).toBe('no further step');
    expect(stepWords(cart[1])).toMatch(
      /^item\.added item id “course-0”, .+ qty 1: moved: empty → filled; .+; itemPrice 0 → 402\.1/,
    );
  });

  it.each<Partial<JudgedStep>>([
    { event: { type: 'cart.emptied' } },
    { to: 'empty' },
    { changed: { itemPrice: 1 } },
    { error: 'lost' },
    { actions: ['shout'] },
  ])('differ in %o', (change) => {
    expect(compareTraces(changed(cart, 2, change), cart)).toMatchObject({ first: 2, second: 2 });
  });

  it('are reported by their earliest difference', () => {
    const one = [...renamed, ...cart];
    const other = changed(changed(one, 1, { to: 'empty' }), 5, { to: 'empty' });
    expect(compareTraces(one, other)).toMatchObject({ actor: 'cart 2', first: 1 });
  });
});
