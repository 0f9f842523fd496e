import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate';
import { isSame } from '../model/is-same';
import { transitionId } from '../model/transition-id';
import { nothing, type Table } from './table';

/** The state of each region of a parallel machine; any other machine is one region. */
export type Regions = Readonly<Record<string, string>>;

/** A row of a transition table; numbered from 1. */
export type ReadRow = {
  number: number;
  from: Regions;
  to: Regions;
  isNothing: boolean;
  event: { type: string };
  context: object;
  actions: readonly string[];
  /** The ids of the transitions that it takes. */
  taken: string[];
  clauses: readonly string[];
};

export type ReadTable = { start: Regions; byEvent: ReadonlyMap<string, readonly ReadRow[]> };

export function regionsOf(machine: AnyStateMachine, value: StateValue | null): Regions {
  if (value === null) return {};
  const regions = machine.root.type === 'parallel' ? value : { [machine.id]: value };
  return Object.fromEntries(
    Object.entries(regions).map(([region, state]) => [region, JSON.stringify(state)]),
  );
}

/** The transitions that a machine takes at an event, from a state and a context. */
export const transitionsAt = (
  machine: AnyStateMachine,
  value: StateValue,
  context: object,
  event: { type: string },
): readonly AnyTransitionDefinition[] =>
  machine.getTransitionData(machine.resolveState({ value, context } as never), event) ?? [];

/** Reads a table once, so that any number of steps can be held against it. */
export function readTable({ machine, start, situations, rows }: Table): ReadTable {
  const byEvent = new Map<string, ReadRow[]>();
  for (const [index, [given, event, outcome, ...clauses]] of rows.entries()) {
    const { state = {}, context = {} } = situations[given] ?? {};
    const row: ReadRow = {
      number: index + 1,
      from: regionsOf(machine, state),
      to: regionsOf(machine, outcome === nothing ? state : outcome.state),
      isNothing: outcome === nothing,
      event,
      context,
      actions: outcome === nothing ? [] : (outcome.actions ?? []),
      taken: transitionsAt(machine, state, context, event).map(transitionId),
      clauses,
    };
    byEvent.set(event.type, [...(byEvent.get(event.type) ?? []), row]);
  }
  return { start: regionsOf(machine, start.state), byEvent };
}

type StepToMatch = {
  from: Regions;
  to: Regions;
  event: { type: string };
  context: object;
  isChange: boolean;
  taken: readonly string[];
};

/**
 * The rows that a step follows: one that has all of it if there is one, else one for each region,
 * of those that moved if any did. Null where the table has no such row.
 */
export function matchRows({ byEvent }: ReadTable, step: StepToMatch): ReadRow[] | null {
  const rows = byEvent.get(step.event.type) ?? [];
  const regions = Object.keys(step.to);
  const follows = (row: ReadRow, region: string) =>
    row.from[region] === step.from[region] &&
    row.to[region] === step.to[region] &&
    !(row.isNothing && step.isChange);
  const whole = rows.filter((row) => regions.every((region) => follows(row, region)));
  if (whole.length > 0) return [nearest(whole, step)];
  const parts = regions.map((region) => rows.filter((row) => follows(row, region)));
  if (parts.some((part) => part.length === 0)) return null;
  const moved = regions.map((region) => step.from[region] !== step.to[region]);
  const told = moved.includes(true) ? parts.filter((_, index) => moved[index]) : parts.slice(0, 1);
  return [...new Set(told.map((part) => nearest(part, step)))];
}

/** Of several rows the one that is most like a step: in data, else in the transitions taken. */
const nearest = (rows: readonly ReadRow[], { event, context, taken }: StepToMatch): ReadRow =>
  (rows.find((row) => isSame(row.event, event) && isSame(row.context, context)) ??
    rows.find((row) => isSame(row.taken, taken)) ??
    rows[0]) as ReadRow;
