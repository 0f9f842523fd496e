import { expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import { verdictParts } from '@/workbench/judge/verdict-parts';
import type { Trace } from '@/workbench/model/trace';
import { parseTrace } from '@/workbench/recorder/parse-trace';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

const { steps, ...trace } = recordCart(4);
const older = { ...trace, steps: steps.map(({ actions: _, ...step }) => step) };

it('a trace without actions is judged without them, with a note', () => {
  const judged = judgeTrace(parseTrace(JSON.stringify(older)), oracle);
  for (const { verdict } of judged) {
    const { mark, basis } = verdictParts([verdict]);
    expect(mark).toBe('✓');
    expect(basis).toMatch(/^(row \d+; )?actions not recorded$/);
  }
  for (const { verdict } of judgeTrace({ ...trace, steps }, oracle)) {
    expect(verdictParts([verdict]).basis).toMatch(/^(row \d+)?$/);
  }
});

it('a trace without actions can still depart in state and context', () => {
  const [first, second, ...others] = older.steps;
  const changed = { ...older, steps: [first, { ...second, to: 'empty' }, ...others] } as Trace;
  expect(judgeTrace(changed, oracle)[1]?.verdict.kind).toBe('departs');
});

it('a trace with invalid actions is rejected', () => {
  const broken = { ...older, steps: older.steps.map((step) => ({ ...step, actions: [7] })) };
  expect(() => parseTrace(JSON.stringify(broken))).toThrow('Step 1 of the trace is invalid.');
});
