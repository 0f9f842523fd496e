import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JudgedStep } from '@/workbench/judge/judge';
import { VerdictSum } from '@/workbench/panels/verdict';

const step = (kind: string) => ({ verdict: { kind } }) as JudgedStep;
const sumOf = (...steps: JudgedStep[]) => sum(steps);
const sum = (steps: readonly JudgedStep[], isBroken = false) =>
  renderToStaticMarkup(<VerdictSum steps={steps} isBroken={isBroken} onSelect={() => {}} />);

it('says that nothing departs only if something was judged', () => {
  expect(sumOf()).toContain('hidden');
  expect(sumOf(step('unjudged'), step('unjudged'))).toContain('hidden');
  expect(sumOf(step('unjudged'), step('row'))).not.toContain('hidden');
  expect(sumOf(step('row'), step('departs'))).toContain('1 departure');
});

it('does not say that nothing departs while a chart violates its table', () => {
  expect(sum([step('row')], true)).not.toContain('No departures');
  expect(sum([step('row'), step('departs')], true)).toContain('1 departure');
});
