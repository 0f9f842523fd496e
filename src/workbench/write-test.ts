import type { Clause, Trace } from 'statechart-workbench/headless';

/** A trace as JSON, one step per line. */
const inLines = ({ steps, ...trace }: Trace) => {
  const lines = steps.map((step) => `  ${JSON.stringify(step)}`).join(',\n');
  return JSON.stringify({ ...trace, steps: [] }).replace('"steps":[]', `"steps":[\n${lines}\n]`);
};

/** A test for `tests/traces/` that no step of a trace departs from the statecharts and tables. */
export function writeTest(trace: Trace, { id, text }: Clause) {
  const name = `${id.toLowerCase()}.test.ts`;
  const content = `import { departuresFromTrace, judgeTrace, parseTrace } from 'statechart-workbench/headless';
import { expect, it } from 'vitest';
import { oracle } from './oracle';

/** ${text.replaceAll('*/', '* /')} */
const trace = ${inLines(trace)};

it('${id} holds in a recorded visit', () => {
  const steps = judgeTrace(parseTrace(JSON.stringify(trace)), oracle);
  expect(departuresFromTrace(steps)).toEqual([]);
  expect(steps.flatMap(({ exercised }) => exercised)).toContain('${id}');
});
`;
  return { name, content };
}
