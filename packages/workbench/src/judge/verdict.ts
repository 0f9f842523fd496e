import type { StateValue } from 'xstate';
import { type Change, changeWords } from '../model/changes';
import { stateWords } from '../model/state-words';
import type { Difference } from './differences';
import type { ReadRow, ReadTable, Regions } from './read-table';

/** In what a step departs, and from which clauses. */
export type Departure = {
  /**
   * What it departs from: the `chart`, any `row` of the table, the step before it (`gap`), or all
   * of it, for the chart cannot take such an event (`error`).
   */
  reason: 'chart' | 'row' | 'gap' | 'error';
  differences: readonly Difference[];
  clauses: readonly string[];
};

/** How a step stands to its table; without its actions, where a trace does not have them. */
export type Verdict =
  | { kind: 'start' | 'restored' | 'stopped' | 'unjudged'; isWithoutActions?: true }
  | { kind: 'row' | 'nothing'; rows: readonly ReadRow[]; isWithoutActions?: true }
  | ({ kind: 'departs' } & Departure);

const numbers = (rows: readonly ReadRow[]) =>
  `${rows.length > 1 ? 'rows' : 'row'} ${rows.map(({ number }) => number).join(', ')}`;

/** A verdict in a few words: `row 12`, or `nothing, as row 4 says`. */
export function verdictWords(verdict: Verdict): string {
  const words = kindWords(verdict);
  return 'isWithoutActions' in verdict ? `${words} (actions not recorded)` : words;
}

function kindWords(verdict: Verdict): string {
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

/** What a step did, in words. */
export const happened = ({ to }: { to: StateValue }, changes: readonly Change[]): string =>
  [stateWords(to), changes.map(changeWords).join(', ') || 'nothing changed'].join('; ');

/** What a departing step should have done, as far as it did something else. */
export const expectedWords = ({ differences }: Departure): string =>
  differences.map(({ expected }) => expected).join('; ');

/** What a departing step did instead. */
export const cameWords = ({ differences }: Departure): string =>
  differences.map(({ came }) => came).join('; ');

/** What a table allows from a state at an event, in words, and the clauses that say so. */
export function allowedByRows(
  { byEvent }: ReadTable,
  step: { from: Regions; event: { type: string } },
  cited: readonly string[],
): { words: string; clauses: string[] } {
  const rows = (byEvent.get(step.event.type) ?? []).filter((row) =>
    Object.entries(step.from).some(([region, state]) => row.from[region] === state),
  );
  const goals = rows.map(({ to, isNothing }) =>
    isNothing ? 'nothing' : stateWords(readRegions(to)),
  );
  const words =
    rows.length > 0
      ? `${[...new Set(goals)].join(' or ')}, as ${numbers(rows)}`
      : 'no such event in that state';
  return { words, clauses: [...new Set([...cited, ...rows.flatMap((row) => row.clauses)])] };
}

const readRegions = (regions: Regions): StateValue => {
  const entries = Object.entries(regions).map(([name, json]) => [name, JSON.parse(json)] as const);
  return entries.length === 1 ? (entries[0]?.[1] ?? {}) : Object.fromEntries(entries);
};
