/**
 * Replays a saved trace against the statecharts and holds it against their transition tables:
 * `npm run trace -- FILE`. Exits with 0 if both have every step as it was recorded, with 1 at the
 * first that differs, and with 2 if FILE is no trace.
 */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import * as registry from '../../machines';
import { type Difference, parseTrace, replayTrace } from '../../src/tracing/replay-trace';
import type { TraceStep } from '../../src/tracing/trace';
import { tables } from '../../tests/tables';
import { checkAgainstTables, type Departure } from '../../tests/traces/check-against-tables';
import { readClauses } from '../docs/clauses';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  Object.values(registry).map((machine) => [machine.id, machine]),
);

const show = ({ from, to, changed }: Pick<TraceStep, 'from' | 'to' | 'changed'>) =>
  `${JSON.stringify(from)} → ${JSON.stringify(to)}, changed ${JSON.stringify(changed)}`;

const wordingOf = (ids: readonly string[]) =>
  readClauses()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => `  ${id}: ${text}`);

const reportDifference = ({ number, step, expected, got }: Difference) => [
  `Step ${number} differs: ${step.actor}, ${JSON.stringify(step.event)}`,
  `  expected: ${show(expected)} [${expected.clauses.join(', ')}]`,
  `  got:      ${show(got)} [${got.clauses.join(', ')}]`,
  ...wordingOf([...expected.clauses, ...got.clauses]),
];

const reportDeparture = ({ number, step, allowed, clauses }: Departure) => [
  `Step ${number} is not in the transition table: ${step.actor}, ${JSON.stringify(step.event)}`,
  `  expected: ${JSON.stringify(step.from)} → ${allowed.join(' or ') || 'no such event'}`,
  `  got:      ${show(step)}`,
  ...wordingOf(clauses),
];

const [file] = process.argv.slice(2);
try {
  if (!file) throw new TypeError('Which file? npm run trace -- FILE');
  const trace = parseTrace(readFileSync(file, 'utf8'));
  const started = performance.now();
  const difference = replayTrace(trace, machines);
  const departure = checkAgainstTables(trace, tables);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  // Of two reports, the earlier step is where things went wrong.
  const isReplayFirst = difference && difference.number <= (departure?.number ?? Infinity);
  if (isReplayFirst) console.log(reportDifference(difference).join('\n'));
  else if (departure) console.log(reportDeparture(departure).join('\n'));
  else {
    const count = trace.steps.length;
    console.log(`${count} steps, all as the statecharts and their tables have them (${seconds} s)`);
  }
  process.exitCode = difference || departure ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
