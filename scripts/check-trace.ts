/**
 * Checks saved traces against the statecharts and their transition tables:
 * `npm run trace -- FILE… [--coverage]`. Prints the first step of each that departs from them, with
 * its clauses; with `--coverage`, also the counts of entered states and taken transitions. Exits with
 * 1 if a step departs, and with 2 if a FILE is not a trace.
 */
import { readFileSync } from 'node:fs';
import { countCoverage } from '@/workbench/judge/counts';
import { type JudgedStep, judgeTrace } from '@/workbench/judge/judge';
import { actualWords, expectedWords } from '@/workbench/judge/verdict';
import { stateWords } from '@/workbench/model/words';
import { checkActors, parseTrace } from '@/workbench/recorder/read-trace';
import { oracle } from '../tests/traces/oracle';
import { readClauses } from './docs/clauses';

const wordingOf = (ids: readonly string[]) =>
  readClauses()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => `  ${id}: ${text}`);

function reportDeparture(file: string, steps: readonly JudgedStep[]) {
  const index = steps.findIndex(({ verdict }) => verdict.kind === 'departs');
  const step = steps[index];
  if (step?.verdict.kind !== 'departs') return [];
  return [
    `${file}, step ${index + 1} departs: ${step.actor}, ${JSON.stringify(step.event)}`,
    `  from:     ${stateWords(step.from ?? 'nowhere')}`,
    `  expected: ${expectedWords(step.verdict)}`,
    `  got:      ${actualWords(step.verdict)}`,
    ...wordingOf(step.verdict.clauses),
  ];
}

const names = process.argv.slice(2);
const files = names.filter((name) => !name.startsWith('--'));
try {
  if (files.length === 0) throw new TypeError('Usage: npm run trace -- FILE… [--coverage]');
  const started = performance.now();
  const visits = files.map((file) => {
    const trace = parseTrace(readFileSync(file, 'utf8'));
    checkActors(trace, oracle.machines);
    return judgeTrace(trace, oracle);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const departures = files.flatMap((file, index) => reportDeparture(file, visits[index] ?? []));
  const count = visits.flat().length;
  if (departures.length > 0) console.log(departures.join('\n'));
  else console.log(`${count} steps conform to the statecharts and their tables (${seconds} s)`);
  if (names.includes('--coverage')) {
    const counts = [...countCoverage(...visits)].sort(([a], [b]) => (a < b ? -1 : 1));
    console.log(counts.map(([id, times]) => `${String(times).padStart(6)}  ${id}`).join('\n'));
  }
  process.exitCode = departures.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
