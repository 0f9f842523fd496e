import type { Clause, DepartedRun, Trace } from 'statechart-workbench/headless';

/** A trace as JSON, one step per line. */
const inLines = ({ steps, ...trace }: Trace) => {
  const lines = steps.map((step) => `  ${JSON.stringify(step)}`).join(',\n');
  return JSON.stringify({ ...trace, steps: [] }).replace('"steps":[]', `"steps":[\n${lines}\n]`);
};

/** A text in a comment. */
const inComment = (text: string) => text.replaceAll('*/', '* /');

/** A test for `tests/traces/` that no step of a trace departs from the statecharts and tables. */
export function writeTest(trace: Trace, { id, text }: Clause) {
  const name = `${id.toLowerCase()}.test.ts`;
  const content = `import { departuresFromTrace, judgeTrace, parseTrace } from 'statechart-workbench/headless';
import { expect, it } from 'vitest';
import { oracle } from './oracle';

/** ${inComment(text)} */
const trace = ${inLines(trace)};

it('${id} holds in a recorded visit', () => {
  const steps = judgeTrace(parseTrace(JSON.stringify(trace)), oracle);
  expect(departuresFromTrace(steps)).toEqual([]);
  expect(steps.flatMap(({ exercised }) => exercised)).toContain('${id}');
});
`;
  return { name, content };
}

/** A test for `tests/traces/` that fails until a machine does as its table says after some events. */
export function writeDepartureTest({ departure, clauses, ...run }: DepartedRun) {
  const { machine, events, ...start } = run;
  const event = events.at(-1)?.type ?? 'start';
  const lines = events.map((one) => `\n  ${JSON.stringify(one)},`).join('');
  const given = Object.entries(start).map(([key, value]) => `${key}: ${JSON.stringify(value)}, `);
  const name = `${machine}-${event}.test.ts`.replace(/[^\w.-]/g, '-').toLowerCase();
  const content = `import { departureAfter } from 'statechart-workbench/headless';
import { expect, it } from 'vitest';
import { oracle } from './oracle';

const events = [${lines}
];

/** ${inComment([...clauses, departure].join('; '))} */
it(${JSON.stringify(`${machine} does as its table says at ${event}`)}, () => {
  const run = { machine: '${machine}', ${given.join('')}events };
  expect(departureAfter(run, oracle)).toBe('');
});
`;
  return { name, content };
}
