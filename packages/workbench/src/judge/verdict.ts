import type { StateValue } from 'xstate';
import { type Change, changeWords } from '../model/changes';
import { stateWords } from '../model/state-words';
import type { ReadRow, ReadTable, Regions } from './read-table';

/** What a departing step should have done, and why. */
export type Expected = {
  /**
   * What it departs from: the `chart`, any `row` of the table, the step before it (`gap`), or all
   * of it, for the chart cannot take such an event (`error`).
   */
  reason: 'chart' | 'row' | 'gap' | 'error';
  /** Null where nothing can be told. */
  state: StateValue | null;
  changes: readonly Change[];
  clauses: readonly string[];
  detail?: string;
};

/** How a step stands to its table. */
export type Verdict =
  | { kind: 'start' | 'restored' | 'stopped' | 'unjudged' }
  | { kind: 'row' | 'nothing'; rows: readonly ReadRow[] }
  | ({ kind: 'departs' } & Expected);

const numbers = (rows: readonly ReadRow[]) =>
  `${rows.length > 1 ? 'rows' : 'row'} ${rows.map(({ number }) => number).join(', ')}`;

/** A verdict in a few words: `row 12`, or `nothing, as row 4 says`. */
export function verdictWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'row':
      return numbers(verdict.rows);
    case 'nothing':
      return `nothing, as ${numbers(verdict.rows)} ${verdict.rows.length > 1 ? 'say' : 'says'}`;
    case 'departs':
      return 'departs';
    case 'start':
      return 'start';
    case 'restored':
      return 'restored';
    case 'stopped':
      return 'end';
    case 'unjudged':
      return 'no table';
  }
}

const situation = (state: StateValue | null, changes: readonly Change[]) =>
  [
    state === null ? '' : stateWords(state),
    changes.length > 0 ? changes.map(changeWords).join(', ') : 'nothing changed',
  ]
    .filter(Boolean)
    .join('; ');

/** What a departing step should have done, in words. */
export function expectedWords({ reason, state, changes, detail }: Expected): string {
  if (reason === 'error') return `an event that the chart can take (${detail})`;
  if (reason === 'gap') return `a step that begins in ${stateWords(state ?? {})}`;
  if (reason === 'row' && state === null) return detail ?? 'no such step';
  return situation(state, changes);
}

/** What a step did, as one reads it beside what was expected of it. */
export const cameWords = (step: { to: StateValue; changes: readonly Change[] }): string =>
  situation(step.to, step.changes);

/** What a table allows from a state at an event. */
export function expectedByRows(
  { byEvent }: ReadTable,
  step: { from: Regions; event: { type: string } },
  cited: readonly string[],
): Expected {
  const rows = (byEvent.get(step.event.type) ?? []).filter((row) =>
    Object.entries(step.from).some(([region, state]) => row.from[region] === state),
  );
  const goals = rows.map(({ to, isNothing }) =>
    isNothing ? 'nothing' : stateWords(readRegions(to)),
  );
  const detail =
    rows.length > 0
      ? `${[...new Set(goals)].join(' or ')}, as ${numbers(rows)}`
      : 'no such event in that state';
  const clauses = [...new Set([...cited, ...rows.flatMap((row) => row.clauses)])];
  return { reason: 'row', state: null, changes: [], clauses, detail };
}

const readRegions = (regions: Regions): StateValue => {
  const entries = Object.entries(regions).map(([name, json]) => [name, JSON.parse(json)] as const);
  return entries.length === 1 ? (entries[0]?.[1] ?? {}) : Object.fromEntries(entries);
};
