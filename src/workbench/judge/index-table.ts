import { nothing, type Table } from '@machines/tables/define-table';
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { copyEvent, jsonCopy } from '../model/json-copy';
import { isSame, matchesEvent } from '../model/values';
import type { Change } from '../model/words';
import type { Difference } from './differences';
import {
  createRowRunner,
  findMissingRows,
  type MissingRow,
  type RowResult,
  rowsOf,
  runStart,
} from './run-row';

/** The state of each region; a machine without a parallel state has one region. */
export type Regions = Readonly<Record<string, string>>;

/** A row of a transition table, or one that the runner has made; see `rowsOf`. */
export type IndexedRow = {
  /** From 1; undefined for one that the runner has made. */
  number: number | undefined;
  from: Regions;
  to: Regions;
  /** Where it leads, as the table has it. */
  goal: StateValue;
  isNothing: boolean;
  event: { type: string };
  context: object;
  result: RowResult;
};

export type IndexedTable = {
  machine: AnyStateMachine;
  start: StateValue;
  /** How the chart's start violates the table's. */
  startDifferences: readonly Difference[];
  rows: readonly IndexedRow[];
  /** The states and events that it has no row for. */
  missing: readonly MissingRow[];
  byEvent: ReadonlyMap<string, readonly IndexedRow[]>;
  /** Whether the chart violates a row. */
  isBroken: boolean;
};

/** Splits a state value into regions, each as JSON by its path; those of a parallel region, too. */
export function regionsOf(machine: AnyStateMachine, value: StateValue | null): Regions {
  const regions: Record<string, string> = {};
  const split = (node: AnyStateNode | undefined, path: string, state: StateValue) => {
    if (node?.type !== 'parallel' || typeof state === 'string') {
      regions[path] = JSON.stringify(state);
      return;
    }
    for (const [key, below] of Object.entries(state)) {
      split(node.states[key], `${path}.${key}`, below ?? {});
    }
  };
  if (value !== null) split(machine.root, machine.id, value);
  return regions;
}

/** Indexes a table, to match many steps against it, and runs its rows in its chart. */
export function indexTable(table: Table): IndexedTable {
  const { machine, start, situations } = table;
  const run = createRowRunner(table);
  const rows = rowsOf(table).map((row, index): IndexedRow => {
    const [given, event, outcome] = row;
    const { state = {}, context = {} } = situations[given] ?? {};
    const goal = outcome === nothing ? state : outcome.state;
    const result = run(row);
    return {
      number: index < table.rows.length ? index + 1 : undefined,
      from: regionsOf(machine, state),
      to: regionsOf(machine, goal),
      goal,
      isNothing: outcome === nothing,
      event: copyEvent(event),
      context: jsonCopy(context),
      result,
    };
  });
  const byEvent = new Map<string, IndexedRow[]>();
  for (const row of rows) {
    byEvent.set(row.event.type, [...(byEvent.get(row.event.type) ?? []), row]);
  }
  return {
    machine,
    start: start.state,
    startDifferences: runStart(table),
    rows,
    missing: findMissingRows(table),
    byEvent,
    isBroken: rows.some(({ result }) => result.differences.length > 0),
  };
}

/** What rows are matched by; `changes` are those of the context. */
export type StepToMatch = {
  from: Regions;
  to: Regions;
  event: { type: string };
  context: object;
  changes: readonly Change[];
  taken: readonly string[];
};

/** The rows for an event, also those of a wildcard such as `xstate.error.actor.*`. */
export const rowsFor = ({ byEvent }: IndexedTable, type: string): readonly IndexedRow[] =>
  byEvent.get(type) ??
  [...byEvent].flatMap(([known, rows]) => (matchesEvent(known, type) ? rows : []));

/** Whether a row begins in one of the regions' states. */
export const isFrom = ({ from }: IndexedRow, regions: Regions): boolean =>
  Object.entries(regions).some(([region, state]) => from[region] === state);

/**
 * The matching rows: one that matches every region if there is one, else one per region (only those
 * that moved, if any did). Null if none match.
 */
export function matchRows(table: IndexedTable, step: StepToMatch): IndexedRow[] | null {
  const rows = rowsFor(table, step.event.type);
  const regions = Object.keys(step.to);
  const follows = (row: IndexedRow, region: string) =>
    row.from[region] === step.from[region] &&
    row.to[region] === step.to[region] &&
    !(row.isNothing && step.changes.length > 0);
  const whole = rows.filter((row) => regions.every((region) => follows(row, region)));
  if (whole.length > 0) return [nearest(whole, step)];
  const parts = regions.map((region) => rows.filter((row) => follows(row, region)));
  if (parts.some((part) => part.length === 0)) return null;
  const moved = regions.map((region) => step.from[region] !== step.to[region]);
  const relevant = moved.includes(true)
    ? parts.filter((_, index) => moved[index])
    : parts.slice(0, 1);
  return [...new Set(relevant.map((part) => nearest(part, step)))];
}

/** The row that is closest to a step: with the same data, else with the same transitions. */
const nearest = (rows: readonly IndexedRow[], { event, context, taken }: StepToMatch): IndexedRow =>
  (rows.find((row) => isSame(row.event, event) && isSame(row.context, context)) ??
    rows.find((row) => isSame(row.result.taken, taken)) ??
    rows[0]) as IndexedRow;

/** Whether a step takes the transitions that the chart takes in a row, or as the chart there, none. */
const isAlike = (row: IndexedRow, step: StepToMatch): boolean =>
  row.result.taken.length > 0
    ? row.result.taken.every((id) => step.taken.includes(id))
    : step.taken.length === 0 && isFrom(row, step.from);

/**
 * A row that the chart violates by what it does in a step: if there are several, the one with the step's
 * event, else the first. So a step departs, too, whose own data the chart happens to get right.
 */
export function brokenRowFor(table: IndexedTable, step: StepToMatch): IndexedRow | undefined {
  const broken = rowsFor(table, step.event.type).filter(
    (row) => row.result.differences.length > 0 && isAlike(row, step),
  );
  return broken.find(({ event }) => isSame(event, step.event)) ?? broken[0];
}
