import { wholeChangeWords } from '../model/changes';
import { stateAfter } from '../model/state-words';
import { eventWords } from '../model/value-words';
import type { JudgedStep } from './judge';
import type { LedgerEntry } from './ledger';
import { clauseStatus, ledgerSum } from './ledger-words';
import { actualWords, expectedWords } from './verdict';
import { verdictWords } from './verdict-parts';

export type ReportParts = {
  title: string;
  date: Date;
  /** The address of the page and the user agent of the browser, if there was one. */
  page?: string;
  browser?: string;
  /** The name of the loaded trace. */
  trace?: string;
  /** The fingerprint of the recorded charts, if known. */
  charts?: string;
  steps: readonly JudgedStep[];
  ledger: readonly LedgerEntry[];
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ') || ' ';
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A date in UTC: `2026-01-02 14:03:05 UTC`. */
const dateWords = (date: Date) =>
  date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');

/** The changes of a step; the first context of an actor is not one. */
const changesOf = ({ from, changes }: JudgedStep) =>
  from === null ? '' : changes.map(wholeChangeWords).join('; ');

/** A report of a visit in Markdown: departures first, then all clauses and steps. */
export function writeReport({ title, steps, ledger, ...about }: ReportParts): string {
  const departures = steps.flatMap((step, index) =>
    step.verdict.kind === 'departs' ? [{ step, index, verdict: step.verdict }] : [],
  );
  const texts = new Map(ledger.map(({ id, text }) => [id, text]));
  const facts: [string, string | undefined][] = [
    ['Date', dateWords(about.date)],
    ['Trace', about.trace],
    ['Page', about.page],
    ['Browser', about.browser],
    ['Charts', about.charts],
    ['Steps', `${steps.length}`],
    ['Departures', `${departures.length}`],
    ['Clauses', ledgerSum(ledger)],
  ];
  return `${[
    `# ${title}`,
    facts.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n'),
    '## Departures',
    departures.length === 0
      ? 'None.'
      : table(
          ['Step', 'Actor', 'Event', 'Expected', 'Actual', 'Changed', 'Clauses'],
          departures.map(({ step, index, verdict }) => [
            `${index + 1}`,
            step.actor,
            eventWords(step),
            expectedWords(verdict),
            actualWords(verdict),
            changesOf(step),
            verdict.clauses.map((id) => `${id} ${texts.get(id) ?? ''}`.trim()).join('<br>'),
          ]),
        ),
    '## Clauses',
    table(
      ['Clause', 'Text', 'Status', 'First step', 'First departure', 'Tests'],
      ledger.map((entry) => [
        entry.id,
        entry.text,
        clauseStatus(entry),
        entry.first === null ? '' : `${entry.first + 1}`,
        entry.firstDeparture === null ? '' : `${entry.firstDeparture + 1}`,
        entry.citedBy ? '' : (entry.tests ?? []).join(', '),
      ]),
    ),
    '## Steps',
    table(
      ['Step', 'ms', 'Actor', 'Event', 'What happened', 'Changed', 'State', 'Verdict'],
      steps.map((step, index) => [
        `${index + 1}`,
        `${step.time}`,
        step.actor,
        eventWords(step),
        step.words,
        changesOf(step),
        stateAfter(step),
        verdictWords(step.verdict),
      ]),
    ),
  ].join('\n\n')}\n`;
}
