import type { StateValue } from 'xstate';
import { type Change, stateWords, wholeChangeWords } from '../model/words';
import { type Difference, joinSides } from './differences';
import { type IndexedRow, type IndexedTable, isFrom, type Regions, rowsFor } from './index-table';

/** How a step departs, and from which clauses. */
export type Departure = {
  /**
   * What it departs from: the `chart`; the table, of which it matches no `row` or one that the chart
   * violates; the step before it (`gap`); or the app or the chart can't handle the event
   * (`error`).
   */
  reason: 'chart' | 'row' | 'gap' | 'error';
  differences: readonly Difference[];
  clauses: readonly string[];
};

/** A step's verdict. A step is unjudged if its machine is unknown, or if the judge has failed. */
export type Verdict =
  | { kind: 'start' | 'restored' | 'stopped' | 'unjudged' }
  | { kind: 'row' | 'nothing'; rows: readonly IndexedRow[] }
  | ({ kind: 'departs' } & Departure);

/** The clauses that a step exercises or departs from. */
export const stepClauses = ({ exercised, verdict }: Cited): readonly string[] =>
  verdict.kind === 'departs' ? [...new Set([...exercised, ...verdict.clauses])] : exercised;

type Cited = { exercised: readonly string[]; verdict: Verdict };

/** The most rows that are listed. */
const limit = 3;

/** `row 3`, `rows 3, 4`, or that the state has no transition for the event, which needs no row. */
export function rowWords(rows: readonly IndexedRow[]): string {
  const numbers = [...new Set(rows.flatMap(({ number }) => number ?? []))];
  if (numbers.length === 0) return 'no transition';
  const listed = [...numbers.slice(0, limit), ...(numbers.length > limit ? ['…'] : [])];
  return `${numbers.length > 1 ? 'rows' : 'row'} ${listed.join(', ')}`;
}

/** A step's result as text. */
export const happened = ({ to }: { to: StateValue }, changes: readonly Change[]): string =>
  [stateWords(to), changes.map(wholeChangeWords).join(', ') || 'context unchanged'].join('; ');

/** What a departing step should have done. */
export const expectedWords = ({ differences }: Departure): string =>
  joinSides(differences).expected;

/** What a departing step did instead. */
export const actualWords = ({ differences }: Departure): string => joinSides(differences).actual;

/** What a table allows for an event in a state, as text, with the states there and its clauses. */
export function allowedByRows(
  table: IndexedTable,
  step: { from: Regions; event: { type: string } },
  cited: readonly string[],
): { words: string; goals: readonly string[]; clauses: string[] } {
  const rows = rowsFor(table, step.event.type).filter((row) => isFrom(row, step.from));
  const goals = rows.map(({ goal, isNothing }) => (isNothing ? 'no change' : stateWords(goal)));
  const words =
    rows.length > 0
      ? `${[...new Set(goals)].join(' or ')} (${rowWords(rows)})`
      : 'no row for this event in this state';
  return {
    words,
    goals,
    clauses: [...new Set([...cited, ...rows.flatMap((row) => row.result.clauses)])],
  };
}

/** A verdict in three parts: ✓ or ✕, a word, and the rows that it is based on, or what it departs from. */
export type VerdictParts = { mark: '' | '✓' | '✕'; words: string; basis: string };

const said: Record<Verdict['kind'], Omit<VerdictParts, 'basis'>> = {
  row: { mark: '✓', words: 'as specified' },
  nothing: { mark: '✓', words: 'as specified' },
  start: { mark: '✓', words: 'started' },
  departs: { mark: '✕', words: 'departs' },
  restored: { mark: '', words: 'restored' },
  stopped: { mark: '', words: 'stopped' },
  unjudged: { mark: '', words: 'not judged' },
};

const departed: Record<Departure['reason'], string> = {
  chart: 'from its chart',
  row: 'from its table',
  gap: 'from the step before',
  error: 'by an error',
};

/** The verdict of a step, or that of a run of steps whose verdicts are of one kind. */
export function verdictParts([first, ...more]: readonly [Verdict, ...Verdict[]]): VerdictParts {
  if (first.kind === 'departs') return { ...said.departs, basis: departed[first.reason] };
  const rows = [first, ...more].flatMap((verdict) => ('rows' in verdict ? verdict.rows : []));
  return { ...said[first.kind], basis: rows.length > 0 ? rowWords(rows) : '' };
}
