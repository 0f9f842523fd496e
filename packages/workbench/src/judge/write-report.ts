import { stateAfter } from '../model/state-words';
import type { JudgedStep } from './judge';
import type { LedgerEntry } from './ledger';
import { clauseStatus, ledgerSum } from './ledger-words';
import { actualWords, expectedWords, verdictWords } from './verdict';

export type ReportParts = {
  title: string;
  /** The date of the visit, as YYYY-MM-DD. */
  date: string;
  /** The fingerprint of the charts. */
  build: string;
  steps: readonly JudgedStep[];
  ledger: readonly LedgerEntry[];
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ') || ' ';
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A report of a visit in Markdown: departures first, then all clauses and steps. */
export function writeReport({ title, date, build, steps, ledger }: ReportParts): string {
  const departures = steps.flatMap((step, index) =>
    step.verdict.kind === 'departs' ? [{ step, index, verdict: step.verdict }] : [],
  );
  return `${[
    `# ${title}`,
    table(
      ['Date', 'Build', 'Steps', 'Departures', 'Clauses'],
      [
        [
          date,
          build,
          `${steps.length}`,
          `${departures.length}`,
          ledgerSum(ledger),
        ],
      ],
    ),
    '## Departures',
    departures.length === 0
      ? 'None.'
      : table(
          ['Step', 'Actor', 'Event', 'Expected', 'Actual', 'Clauses'],
          departures.map(({ step, index, verdict }) => [
            `${index + 1}`,
            step.actor,
            step.event.type,
            expectedWords(verdict),
            actualWords(verdict),
            verdict.clauses.join(', '),
          ]),
        ),
    '## Clauses',
    table(
      ['Clause', 'Status', 'First step', 'Tests'],
      ledger.map((entry) => [
        entry.id,
        clauseStatus(entry),
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
        stateAfter(step),
        verdictWords(step.verdict),
      ]),
    ),
  ].join('\n\n')}\n`;
}
