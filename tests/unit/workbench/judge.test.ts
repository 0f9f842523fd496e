import { carouselMachine } from '@machines/carousel.machine';
import { cartMachine } from '@machines/cart.machine';
import { cartTable } from '@machines/tables/cart.table';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, type EventFromLogic } from 'xstate';
import {
  citationsOf,
  clauseStatus,
  clauseSum,
  countClauses,
  findClauses,
} from '@/workbench/judge/counts';
import { filterSteps } from '@/workbench/judge/filter-steps';
import { type JudgedStep, judgeTrace } from '@/workbench/judge/judge';
import { verdictParts } from '@/workbench/judge/verdict';
import { parseClauses } from '@/workbench/model/clauses';
import { traceFormat } from '@/workbench/model/trace';
import { recordCart } from '../../support/record-cart';
import { oracle } from '../../traces/oracle';
import { recordActors } from './record-actors';

const clauses = parseClauses(`
- **ST-CART-1** Adding an item puts it into the cart.
- **CART-1** The page shows an empty or a filled cart.
- **ST-CART-3** Removing an item takes its line out.
- **ST-CART-4** Emptying takes all lines out.
- **ST-CART-5** The price of the items is their sum.
- **ST-CART-6** Only the price of the items is calculated.
- **ST-CART-7** The cart is empty or filled.
- **ST-CART-8** A removal can be undone.
- **ST-FAQ** One question is open at a time, or none.
- **WORDS-1** The page has a title.
- **WORDS-2** The page has a footer.
`);

/** Records some events and judges the steps. */
function record<M extends AnyStateMachine>(machine: M, events: readonly EventFromLogic<M>[]) {
  const { inspect, read } = recordActors();
  const actor = createActor(machine as AnyStateMachine, { inspect }).start();
  for (const event of events) actor.send(event);
  return judgeTrace(read(), oracle);
}
const item = { id: 'a', name: 'A', price: 402, qty: 1 };
const cart = record(cartMachine, [
  { type: 'item.removed', id: 'a' },
  { type: 'item.added', item: { ...item, qty: 0 } },
  { type: 'item.added', item },
  { type: 'item.added', item },
  { type: 'item.removed', id: 'b' },
  { type: 'cart.emptied' },
]);

describe('a step is described', () => {
  it('by what happened, and by its verdict', () => {
    const actual = cart.map(({ words, verdict }) => {
      const parts = verdictParts([verdict]);
      return [words, `${parts.mark} ${parts.words}`, parts.basis.replace(/\d+/, 'n')];
    });
    expect(actual).toEqual([
      ['started in empty', '✓ started', ''],
      ['ignored', '✓ as specified', 'no transition'],
      ['blocked by guard isValidItem', '✓ as specified', 'row n'],
      ['moved: empty → filled', '✓ as specified', 'row n'],
      ['context changed', '✓ as specified', 'row n'],
      ['blocked by guards isOnlyLine, isInCart', '✓ as specified', 'row n'],
      ['moved: filled → empty', '✓ as specified', 'row n'],
    ]);
  });

  it('with a row of the table for its state and event', () => {
    const { rows, situations } = cartTable;
    for (const { verdict, from, event } of cart) {
      const { number } = ('rows' in verdict && verdict.rows[0]) || {};
      if (number === undefined) continue;
      const [given, wanted] = rows[number - 1] ?? [];
      expect([situations[given ?? '']?.state, wanted?.type]).toEqual([from, event.type]);
    }
  });

  it('with its deep changes', () => {
    expect(cart[4]?.changes).toEqual([
      { path: 'cartItems[0].qty', before: 1, after: 2 },
      { path: 'itemPrice', before: 402, after: 804 },
    ]);
  });

  it('by the regions that moved, in a parallel chart', () => {
    const steps = record(carouselMachine, [{ type: 'slides.started' }, { type: 'pause.pressed' }]);
    expect(steps[0]?.words).toContain('slides.still · control.playing');
    const moves = steps.filter(({ machine, kind }) => machine === 'carousel' && kind === 'moved');
    expect(moves.length).toBeGreaterThan(0);
    for (const { words } of moves) expect(words).not.toContain('·');
  });

  it('without JSON', () => {
    for (const { words } of cart) expect(words).not.toMatch(/[{}"]/);
  });
});

describe('a filter', () => {
  it.each([
    ['', 7],
    ['event:item.added', 3],
    ['event:item.added clause:ST-CART-7', 1],
    ['clause:ST-CART', 0],
    ['verdict:started', 1],
    ['verdict:"As specified"', 6],
    ['key:itemPrice', 3],
    ['actor:"cart 1" BLOCKED', 2],
    ['actor:faq', 0],
    ['nonsense:1', 0],
    ['event:', 7],
  ])('%j finds %i steps', (filter, count) => {
    expect(filterSteps(cart, filter)).toHaveLength(count);
  });
});

it('a filter finds a step by the clauses that it departs from', () => {
  const [start, added] = [cart[0], cart[3]] as [JudgedStep, JudgedStep];
  const lost = { ...added, to: 'empty', changed: {}, actions: [], clauses: [], taken: [] };
  const steps = judgeTrace({ format: traceFormat, steps: [start, lost] }, oracle);
  expect(filterSteps(steps, 'clause:ST-CART-5 verdict:departs')).toEqual([1]);
});

describe('the list of clauses', () => {
  it('finds clauses whose id and text have all words', () => {
    const idsOf = (query: string) => findClauses(clauses, query).map(({ id }) => id);
    expect(idsOf('')).toHaveLength(clauses.length);
    expect(idsOf('st-cart-7')).toEqual(['ST-CART-7']);
    const { id, text } = clauses[0] as (typeof clauses)[number];
    const [first = '', ...more] = text.split(' ');
    expect(idsOf(`${more.at(-1)} ${first.toUpperCase()}`)).toContain(id);
    expect(idsOf('no clause has these')).toEqual([]);
  });

  const counted = countClauses(clauses, citationsOf(oracle), cart);
  const entry = (id: string) => counted.find((one) => one.id === id);

  it('counts the steps that exercise a clause, which none does that changes nothing', () => {
    expect(entry('ST-CART-7')).toMatchObject({
      count: 2,
      first: 3,
      citedBy: { length: 7 },
    });
    expect(entry('ST-CART-3')).toMatchObject({ count: 0, first: null });
    expect(entry('ST-FAQ')).toMatchObject({ count: 0, first: null });
    expect(entry('ST-FAQ')?.citedBy[0]).toMatchObject({ machine: 'faq' });
    const words = counted.filter(({ citedBy }) => citedBy.length === 0);
    expect(words).toHaveLength(2);
    expect(words.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('counts the steps that depart from a clause', () => {
    const changed = cart.map((step, at) => (at === 4 ? { ...step, to: 'empty' } : step));
    const departing = judgeTrace({ format: traceFormat, steps: changed }, oracle);
    const broken = countClauses(clauses, new Map(), departing);
    const price = broken.find(({ id }) => id === 'ST-CART-5');
    expect(price).toMatchObject({ count: 2, first: 3, departed: 1, firstDeparture: 4 });
    expect(price && clauseStatus(price)).toBe('cited by 2 steps, of which 1 departs');
    expect(clauseSum(broken)).toMatch(
      /^7 of 7 chart clauses exercised, 2 cited by steps that depart \(\d+ more/,
    );
    expect(counted.filter(({ departed }) => departed > 0)).toEqual([]);
  });

  it('has totals that say what else covers a clause', () => {
    const inCharts = counted.filter(({ citedBy }) => citedBy.length > 0).length;
    const others = counted.length - inCharts;
    const tested = counted.map((entry) => ({ ...entry, tests: ['a.test.ts'] }));
    expect(clauseSum(tested)).toBe(
      `7 of ${inCharts} chart clauses exercised (${others} more are covered by tests only)`,
    );
    expect(clauseSum(counted)).toContain(`(${others} more are in no chart)`);
  });
});

it('a machine that is not known is not judged, whatever it does', () => {
  const judged = judgeTrace(recordCart(1), { machines: {}, tables: {} });
  expect(judged.map(({ verdict }) => verdict.kind)).toEqual(['unjudged', 'unjudged']);
});

it('a row of a wildcard is that of each event that it matches', () => {
  const root = createMachine({ id: 'root', on: { 'failed.*': { actions: 'report' } } });
  const { inspect, read } = recordActors();
  createActor(root, { inspect }).start().send({ type: 'failed.cart' });
  const table = {
    machine: root,
    start: { state: {} },
    situations: { any: { after: [], state: {} } },
    rows: [['any', { type: 'failed.*' }, { state: {}, actions: ['report'] }]],
  } as never;
  const steps = judgeTrace(read(), { machines: { root }, tables: { root: table } });
  expect(steps.at(-1)?.verdict.kind).toBe('row');
});
