import { readFileSync } from 'node:fs';
import { cartMachine } from '@machines/cart.machine';
import { findCitations } from '@workbench/judge/citations';
import { countCoverage } from '@workbench/judge/coverage';
import { filterSteps } from '@workbench/judge/filter-steps';
import { judgeTrace } from '@workbench/judge/judge';
import { buildLedger } from '@workbench/judge/ledger';
import { clauseStatus, ledgerSum } from '@workbench/judge/ledger-words';
import { verdictParts, verdictWords } from '@workbench/judge/verdict-parts';
import { writeReport } from '@workbench/judge/write-report';
import { fingerprint } from '@workbench/model/fingerprint';
import { parseTrace } from '@workbench/recorder/parse-trace';
import { createRecorder } from '@workbench/recorder/record-trace';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, type EventFromLogic } from 'xstate';
import { readClauses } from '../../scripts/docs/clauses';
import { oracle } from '../traces/oracle';

const visit = parseTrace(readFileSync('tests/traces/visit.json', 'utf8'));
const steps = judgeTrace(visit, oracle);

/** Records some events and judges the steps. */
function record<M extends AnyStateMachine>(machine: M, events: readonly EventFromLogic<M>[]) {
  const { trace, watch } = createRecorder();
  const actor = createActor(machine as AnyStateMachine, { inspect: watch }).start();
  for (const event of events) actor.send(event);
  return judgeTrace(trace, oracle);
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
    const actual = cart.map(({ words, verdict }) => [
      words,
      verdictWords(verdict).replace(/\d+/, 'n'),
    ]);
    expect(actual).toEqual([
      ['started in empty', '✓ started'],
      ['ignored', '✓ as specified (row n)'],
      ['blocked by guard isValidItem', '✓ as specified (row n)'],
      ['moved: empty → filled', '✓ as specified (row n)'],
      ['context changed', '✓ as specified (row n)'],
      ['blocked by guards isOnlyLine, isInCart', '✓ as specified (row n)'],
      ['moved: filled → empty', '✓ as specified (row n)'],
    ]);
  });

  it('with a row of the table for its state and event', () => {
    const { rows = [], situations = {} } = oracle.tables?.cart ?? {};
    for (const { verdict, from, event } of cart) {
      if (!('rows' in verdict)) continue;
      const [given, wanted] = rows[(verdict.rows[0]?.number ?? 0) - 1] ?? [];
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
    const words = steps
      .filter(({ machine }) => machine === 'headerScroll')
      .map((step) => step.words);
    expect(words[0]).toBe('started in header.plain · scrollToTop.hidden');
    const moves = steps.filter(({ machine, kind }) => machine === 'carousel' && kind === 'moved');
    expect(moves.length).toBeGreaterThan(0);
    for (const { words } of moves) expect(words).not.toContain('·');
  });

  it('without JSON', () => {
    for (const { words } of steps) expect(words).not.toMatch(/[{}"]/);
  });
});

describe('a filter', () => {
  it.each([
    ['', 7],
    ['event:item.added', 3],
    ['event:item.added clause:ST-CART-7', 1],
    ['clause:ST-CART', 0],
    ['verdict:nothing', 3],
    ['key:itemPrice', 3],
    ['actor:"cart 1" BLOCKED', 2],
    ['actor:faq', 0],
    ['nonsense:1', 0],
    ['event:', 7],
  ])('%j finds %i steps', (filter, count) => {
    expect(filterSteps(cart, filter)).toHaveLength(count);
  });
});

describe('the ledger', () => {
  const ledger = buildLedger(readClauses(), findCitations(Object.values(oracle.machines)), cart);
  const entry = (id: string) => ledger.find((one) => one.id === id);

  it('counts the steps that exercise a clause, which none does that changes nothing', () => {
    expect(entry('ST-CART-7')).toMatchObject({ count: 2, first: 3, citedBy: { machine: 'cart' } });
    expect(entry('ST-CART-3')).toMatchObject({ count: 0, first: null });
    expect(entry('ST-FAQ')).toMatchObject({ count: 0, first: null, citedBy: { machine: 'faq' } });
    const words = ledger.filter(({ citedBy }) => !citedBy);
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('counts the steps that depart from a clause', () => {
    const changed = cart.map((step, at) => (at === 4 ? { ...step, to: 'empty' } : step));
    const departing = judgeTrace({ ...visit, steps: changed }, oracle);
    const broken = buildLedger(readClauses(), new Map(), departing);
    const price = broken.find(({ id }) => id === 'ST-CART-5');
    expect(price).toMatchObject({ count: 2, first: 3, departed: 1, firstDeparture: 4 });
    expect(price && clauseStatus(price)).toBe('departed in 1 of 2 steps');
    expect(ledgerSum(broken)).toMatch(/^7 of 7 chart clauses exercised, 2 violated \(\d+ more/);
    expect(ledger.filter(({ departed }) => departed > 0)).toEqual([]);
  });

  it('has totals that say what else covers a clause', () => {
    const inCharts = ledger.filter(({ citedBy }) => citedBy).length;
    const others = ledger.length - inCharts;
    const tested = ledger.map((entry) => ({ ...entry, tests: ['a.test.ts'] }));
    expect(ledgerSum(tested)).toBe(
      `7 of ${inCharts} chart clauses exercised (${others} more are covered by tests only)`,
    );
    expect(ledgerSum(ledger)).toContain(`(${others} more are in no chart)`);
  });

  it('is part of the report, with the departures', () => {
    const departing = judgeTrace(
      { ...visit, steps: cart.map((step, at) => (at === 4 ? { ...step, to: 'empty' } : step)) },
      oracle,
    );
    const report = writeReport({
      title: 'A visit',
      date: new Date('2026-01-02T03:04:05.678Z'),
      page: 'https://shop.example/cart',
      browser: 'Browser/1.0',
      charts: 'b447aee2',
      steps: departing,
      ledger: buildLedger(readClauses(), findCitations(Object.values(oracle.machines)), departing),
    });
    const facts = [
      '- Date: 2026-01-02 03:04:05 UTC',
      '- Page: https://shop.example/cart',
      '- Browser: Browser/1.0',
      '- Charts: b447aee2',
      '- Steps: 7',
      '- Departures: 2',
      '- Clauses: 7 of ',
    ];
    for (const fact of facts) expect(report).toContain(fact);
    expect(report).toContain(
      '| 5 | cart 1 | item.added item id “a”, name “A”, price 402, qty 1 | filled | empty | cartItems[0].qty 1 → 2; itemPrice 402 → 804 | ST-CART-1 ',
    );
    expect(report).toMatch(/<br>ST-CART-5 [A-Z]/);
    // As the list of steps names them.
    for (const { verdict } of departing) {
      const { mark, words, basis } = verdictParts([verdict]);
      expect(report).toContain(`| ${`${mark} ${words}`.trim()}${basis && ` (${basis})`} |`);
    }
    expect(report).toMatch(/\| ST-FAQ \| [A-Z].+ \| not exercised yet \|/);
    expect(report).toMatch(/\| ST-CART-5 \| [A-Z].+ \| departed in 1 of 2 steps \| 4 \| 5 \|/);
    expect(report).toMatch(
      /\| moved: empty → filled \| cartItems\[0\] none → id “a”.+ \| filled \|/,
    );
  });
});

it('coverage adds up several visits', () => {
  const [one, two] = [countCoverage(cart), countCoverage(cart, cart)];
  expect(one.get('cart.empty#item.added#0')).toBe(1);
  for (const [id, count] of one) expect(two.get(id)).toBe(2 * count);
});

it('a machine without a table is not judged, whatever it does', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { pressed: 'on' } }, on: {} },
  });
  const { trace, watch } = createRecorder();
  createActor(lamp, { inspect: watch }).start().send({ type: 'pressed' });
  const judged = judgeTrace(trace, { machines: { lamp } });
  expect(judged.map(({ verdict }) => verdict.kind)).toEqual(['unjudged', 'unjudged']);
  Object.assign(trace.steps[1] ?? {}, { to: 'off' });
  expect(judgeTrace(trace, { machines: { lamp } })[1]?.verdict.kind).toBe('unjudged');
  expect(judgeTrace(trace, { machines: {} })[1]?.verdict.kind).toBe('unjudged');
});

it('charts have a fingerprint that changes with them', () => {
  const machines = Object.values(oracle.machines);
  expect(fingerprint(machines)).toMatch(/^[0-9a-f]{8}$/);
  expect(fingerprint(machines.slice(1))).not.toBe(fingerprint(machines));
});
