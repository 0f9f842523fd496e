import { cartMachine } from '@machines/cart.machine';
import { cartTable } from '@machines/tables/cart.table';
import { describe, expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import type { Oracle } from '@/workbench/judge/oracle';
import { actualWords, expectedWords } from '@/workbench/judge/verdict';
import type { Trace } from '@/workbench/model/trace';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

/** The departing steps, numbered from 1, with expected and actual. */
const departuresOf = (trace: Trace, judgedBy: Oracle = oracle) =>
  judgeTrace(trace, judgedBy).flatMap(({ verdict }, index) => {
    if (verdict.kind !== 'departs') return [];
    const [expected, actual] = [expectedWords(verdict), actualWords(verdict)];
    return [{ ...verdict, number: index + 1, expected, actual }];
  });

describe('judging a trace', () => {
  it('reports each step at which a broken chart departs, with its clauses', () => {
    const recalculate = { actions: { recalculate: () => {} } };
    const broken = { ...oracle.machines, cart: cartMachine.provide(recalculate) };
    const [first, ...others] = departuresOf(recordCart(3), { ...oracle, machines: broken });
    expect(first).toMatchObject({
      number: 2,
      reason: 'chart',
      expected: 'itemPrice 0 (unchanged); runs recalculate',
      actual: 'itemPrice 0 → 402.1; does not run recalculate',
    });
    expect(first?.clauses).toContain('ST-CART-5');
    expect(others.map(({ number }) => number)).toEqual([3, 4]);
  });

  it('reports a step that was edited by hand', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.changed.itemPrice = 1;
    expect(departuresOf(trace)).toMatchObject([
      { number: 7, expected: 'itemPrice 2010.5 → 2412.6', actual: 'itemPrice 2010.5 → 1' },
    ]);
  });

  it('reports a step that does not begin in the state of the previous one', () => {
    const trace = recordCart(9);
    const step = trace.steps[6];
    if (step) step.to = 'empty';
    expect(departuresOf(trace).map(({ number, reason }) => [number, reason])).toEqual([
      [7, 'chart'],
      [8, 'gap'],
    ]);
  });

  it('reports a step that conforms to the chart, but to no row of the table', () => {
    const rows = cartTable.rows.filter(([, { type }]) => type !== 'item.added');
    const tables = { cart: { ...cartTable, rows } };
    expect(departuresOf(recordCart(1), { ...oracle, tables })).toMatchObject([
      { number: 2, reason: 'row', expected: 'no row for this event in this state' },
    ]);
  });

  it('reports a step with a change if its rows have none', () => {
    const rows = cartTable.rows.map((row) =>
      cartTable.situations[row[0]]?.state === 'empty'
        ? ([row[0], row[1], 'nothing'] as const)
        : row,
    );
    const tables = { cart: { ...cartTable, rows } };
    expect(departuresOf(recordCart(1), { ...oracle, tables })).toMatchObject([
      { number: 2, expected: expect.stringMatching(/^row \d+: empty; /) },
    ]);
  });
});
