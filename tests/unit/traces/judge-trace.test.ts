import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartMachine } from '@machines/cart.machine';
import { judgeTrace } from '@workbench/judge/judge';
import type { Oracle } from '@workbench/judge/oracle';
import { actualWords, expectedWords } from '@workbench/judge/verdict';
import { isStop, type Trace } from '@workbench/model/trace';
import { checkActors, parseTrace } from '@workbench/recorder/parse-trace';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../support/nightly';
import { recordCart } from '../../support/record-cart';
import { oracle } from '../../traces/oracle';

const folder = 'tests/traces';
const golden = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => parseTrace(readFileSync(join(folder, name), 'utf8'));

/** The departing steps, numbered from 1, with expected and actual. */
const departuresOf = (trace: Trace, judgedBy: Oracle = oracle) =>
  judgeTrace(trace, judgedBy).flatMap((step, index) =>
    step.verdict.kind === 'departs'
      ? [
          {
            number: index + 1,
            reason: step.verdict.reason,
            expected: expectedWords(step.verdict),
            actual: actualWords(step.verdict),
            clauses: step.verdict.clauses,
          },
        ]
      : [],
  );

it('golden traces include every machine (see record-visit.ts and npm run trace:record)', () => {
  const run = new Set(golden.flatMap((name) => read(name).steps.map(({ machine }) => machine)));
  expect([...run].sort()).toEqual(Object.keys(oracle.machines).sort());
});

it.each(golden)('%s conforms to the statecharts and their tables', (name) => {
  checkActors(read(name), oracle.machines);
  expect(departuresOf(read(name))).toEqual([]);
});

// Actions of an actor that is stopped are not judged, since a stop is not an event of its chart.
it.each(golden)('%s departs at each step that lacks an action', (name) => {
  const trace = read(name);
  expect(trace.steps.filter(({ actions }) => actions === undefined)).toEqual([]);
  const active = trace.steps.flatMap((step, index) =>
    step.actions?.[0] && !isStop(step) ? [index + 1] : [],
  );
  expect(active.length).toBeGreaterThan(0);
  const steps = trace.steps.map((step) => ({ ...step, actions: step.actions?.slice(1) ?? [] }));
  expect(departuresOf({ ...trace, steps }).map(({ number }) => number)).toEqual(active);
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
    const { cart } = oracle.tables ?? {};
    if (!cart) throw new Error('no table');
    const rows = cart.rows.filter(([, { type }]) => type !== 'item.added');
    const departures = departuresOf(recordCart(1), {
      ...oracle,
      tables: { ...oracle.tables, cart: { ...cart, rows } },
    });
    expect(departures).toMatchObject([
      { number: 2, reason: 'row', expected: 'no row for this event in this state' },
    ]);
  });

  it('reports a step with a change if its rows have none', () => {
    const { cart } = oracle.tables ?? {};
    if (!cart) throw new Error('no table');
    const rows = cart.rows.map((row) =>
      cart.situations[row[0]]?.state === 'empty' ? ([row[0], row[1], 'nothing'] as const) : row,
    );
    const departures = departuresOf(recordCart(1), {
      ...oracle,
      tables: { ...oracle.tables, cart: { ...cart, rows } },
    });
    expect(departures).toMatchObject([
      { number: 2, expected: expect.stringMatching(/^row \d+: empty; /) },
    ]);
  });

  it.runIf(isNightly)('can judge 100,000 steps', { timeout: 60_000 }, () => {
    const trace = parseTrace(JSON.stringify(recordCart(100_000)));
    expect(departuresOf(trace)).toEqual([]);
  });
});
