/**
 * Replays a saved trace against the statecharts: `npm run trace -- FILE`. Exits with 0 if they take
 * every step as it was recorded, with 1 at the first that differs, and with 2 if FILE is no trace.
 */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import * as registry from '../../machines';
import { type Difference, parseTrace, replayTrace } from '../../src/tracing/replay-trace';
import { readClauses } from './clauses';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);

const show = ({ from, to, changed }: Difference['got']) =>
  `${JSON.stringify(from)} → ${JSON.stringify(to)}, changed ${JSON.stringify(changed)}`;

function report({ number, step, expected, got }: Difference) {
  const ids = [...new Set([...expected.clauses, ...got.clauses])];
  const clauses = readClauses().filter(({ id }) => ids.includes(id));
  console.log(
    [
      `Step ${number} differs: ${step.actor}, ${JSON.stringify(step.event)}`,
      `  expected: ${show(expected)} [${expected.clauses.join(', ')}]`,
      `  got:      ${show(got)} [${got.clauses.join(', ')}]`,
      ...clauses.map(({ id, text }) => `  ${id}: ${text}`),
    ].join('\n'),
  );
}

const [file] = process.argv.slice(2);
try {
  if (!file) throw new TypeError('Which file? npm run trace -- FILE');
  const trace = parseTrace(readFileSync(file, 'utf8'));
  const started = performance.now();
  const difference = replayTrace(trace, machines);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  if (difference) report(difference);
  else console.log(`${trace.steps.length} steps, all as the statecharts have them (${seconds} s)`);
  process.exitCode = difference ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
