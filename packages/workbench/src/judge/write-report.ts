import { stateWords } from '../model/state-words';
import type { JudgedStep } from './judge';
import type { LedgerEntry } from './ledger';
import { cameWords, expectedWords, verdictWords } from './verdict';

export type ReportParts = {
  title: string;
  /** The day of the visit, as YYYY-MM-DD. */
  date: string;
  /** Which build was visited. */
  build: string;
  steps: readonly JudgedStep[];
  ledger: readonly LedgerEntry[];
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ') || ' ';
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Where a clause stands in the ledger: exercised, not yet, or held by tests alone. */
export function standing({ citedBy, count }: LedgerEntry): string {
  if (count > 0) return `exercised ${count} ${count === 1 ? 'time' : 'times'}`;
  return citedBy ? 'not yet' : 'carried by no chart';
}

/** The judgement of one visit as Markdown: departures first, then every clause and every step. */
export function writeReport({ title, date, build, steps, ledger }: ReportParts): string {
  const departures = steps.flatMap((step, index) =>
    step.verdict.kind === 'departs' ? [{ step, index, verdict: step.verdict }] : [],
  );
  const exercised = ledger.filter(({ count }) => count > 0).length;
  return `${[
    `# ${title}`,
    table(
      ['Date', 'Build', 'Steps', 'Departures', 'Clauses exercised'],
      [
        [
          date,
          build,
          `${steps.length}`,
          `${departures.length}`,
          `${exercised} of ${ledger.length}`,
        ],
      ],
    ),
    '## Departures',
    departures.length === 0
      ? 'None.'
      : table(
          ['Step', 'Actor', 'Event', 'Expected', 'Came', 'Clauses'],
          departures.map(({ step, index, verdict }) => [
            `${index + 1}`,
            step.actor,
            step.event.type,
            expectedWords(verdict),
            cameWords(verdict),
            verdict.clauses.join(', '),
          ]),
        ),
    '## Clauses',
    table(
      ['Clause', 'Standing', 'First step', 'Tests'],
      ledger.map((entry) => [
        entry.id,
        standing(entry),
        entry.first === null ? '' : `${entry.first + 1}`,
        entry.citedBy ? '' : (entry.tests ?? []).join(', '),
      ]),
    ),
    '## Steps',
    table(
      ['Step', 'ms', 'Actor', 'Event', 'What happened', 'State', 'Verdict'],
      steps.map((step, index) => [
        `${index + 1}`,
        `${step.time}`,
        step.actor,
        step.event.type,
        step.words,
        stateWords(step.to),
        verdictWords(step.verdict),
      ]),
    ),
  ].join('\n\n')}\n`;
}
