import { payStatementMachine } from '@machines/pay-statement.machine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EventFromLogic, initialTransition, transition } from 'xstate';
import { firstDraw } from '@/content/first-draw.excerpt';
import { formatCents } from '@/lib/money';
import { readNumber } from '@/lib/read-number';
import { sampleCheck, sampleRun } from '@/payroll/sample-check';

type Event = EventFromLogic<typeof payStatementMachine>;

it('initially has the amounts of the bank draw', () => {
  const { hours, rate, state } = initialTransition(payStatementMachine)[0].context;
  expect(sampleCheck(hours, rate, state)).toMatchObject({
    gross: 3556_75,
    net: 2662_55,
    draws: { net: 2662_55, irs: 922_95, state: 140_00, healthPlan: 96_00 },
    drawn: 3821_50,
    run: sampleRun,
    isBalanced: true,
  });
});

it('other pages show the bank draw of the initial figures (ST-PAY-1)', () => {
  const { hours, rate, state } = initialTransition(payStatementMachine)[0].context;
  const { draws, drawn } = sampleCheck(hours, rate, state);
  expect(firstDraw.total.amount).toBe(formatCents(-drawn));
  expect(firstDraw.lines.map(({ amount }) => amount)).toEqual(
    Object.values(draws).map((cents) => formatCents(-cents)),
  );
});

const figure = fc.constantFrom('hours' as const, 'rate' as const);
const text = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.integer({ min: -99, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('', '-40', '9'.repeat(400), '1e99', 'forty', '1,084.50', '٤٠', ' 84.5 '),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ figure, text }).map(({ figure, text }) => ({
    type: 'figure.typed' as const,
    figure,
    text,
    number: readNumber(text),
  })),
  fc.record({
    type: fc.constantFrom('figure.incremented' as const, 'figure.decremented' as const),
    figure,
  }),
  fc.constant({ type: 'text.committed' as const }),
  fc.record({
    type: fc.constant('state.chosen' as const),
    state: fc.constantFrom('montana' as const, 'wyoming' as const, 'arizona' as const),
  }),
);

it('balances to the cent after any press, typing or paste (ST-PAY-2, BIZ-14, ST-PAY-4)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let [snapshot] = initialTransition(payStatementMachine);
      for (const one of events) {
        [snapshot] = transition(payStatementMachine, snapshot, one);
        const { hours, rate, state } = snapshot.context;
        expect(hours >= 10_00 && hours <= 120_00 && Number.isInteger(hours)).toBe(true);
        expect(rate >= 16_00 && rate <= 160_00 && Number.isInteger(rate)).toBe(true);
        const check = sampleCheck(hours, rate, state);
        const { net, federal, fica, healthPlan, draws, drawn } = check;
        expect(net + federal + fica.employee + check.state + healthPlan).toBe(check.gross);
        expect(Object.values(draws).reduce((sum, amount) => sum + amount)).toBe(drawn);
        expect(check.isBalanced).toBe(true);
        expect(net).toBeGreaterThan(0);
      }
    }),
    { seed: 1210, numRuns: 200 },
  );
});
