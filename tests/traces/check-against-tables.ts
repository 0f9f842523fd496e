import type { AnyStateMachine, StateValue } from 'xstate';
import type { Trace, TraceStep } from '@/tracing/trace';
import { nothing, type Table } from '../tables/define-table';

/** The first step that its machine's transition table does not have; counted from 1. */
export type Departure = {
  number: number;
  step: TraceStep;
  /** Where the table leads from there at that event, and the clauses that its rows cite. */
  allowed: string[];
  clauses: string[];
};

/**
 * Holds every step of a trace against the tables, by machine id: of each region of the state, the
 * table must have a row that leads there at that event, and no step may change the context where
 * all rows do nothing. Throws a `TypeError` for a machine without a table.
 */
export function checkAgainstTables(
  { steps }: Trace,
  tables: Readonly<Record<string, Table>>,
): Departure | null {
  const ways = new Map<string, Ways>();
  for (const [index, step] of steps.entries()) {
    // The end of an actor is no event of its chart.
    if (step.event.type === 'xstate.stop') continue;
    const table = tables[step.machine];
    if (!table) throw new TypeError(`Step ${index + 1}: ${step.machine} has no table.`);
    if (!ways.has(step.machine)) ways.set(step.machine, readTable(table));
    const [from, to] = [step.from, step.to].map((value) => regionsOf(table.machine, value));
    const isChange = Object.keys(step.changed).length > 0;
    for (const [region, goal] of Object.entries(to ?? {})) {
      const way = ways.get(step.machine)?.get(keyOf(region, from?.[region], step.event.type));
      if (way?.goals.has(goal) || (!isChange && way?.goals.has(unchanged(goal)))) continue;
      const allowed = [...(way?.goals ?? [])];
      return { number: index + 1, step, allowed, clauses: [...(way?.clauses ?? [])] };
    }
  }
  return null;
}

/** Where a state's rows lead at an event, and why: a table, by region, state and event. */
type Ways = Map<string, { goals: Set<string>; clauses: Set<string> }>;

const keyOf = (region: string, from: string | undefined, event: string) =>
  `${region} ${from} × ${event}`;
const unchanged = (goal: string) => `${goal}, nothing changed`;

function readTable({ machine, start, situations, rows }: Table): Ways {
  const ways: Ways = new Map();
  const add = (key: string, goal: string, clauses: readonly string[]) => {
    const way = ways.get(key) ?? { goals: new Set(), clauses: new Set() };
    way.goals.add(goal);
    for (const clause of clauses) way.clauses.add(clause);
    ways.set(key, way);
  };
  for (const [region, goal] of Object.entries(regionsOf(machine, start.state))) {
    add(keyOf(region, undefined, 'xstate.init'), goal, []);
  }
  for (const [given, event, outcome, ...clauses] of rows) {
    const before = situations[given]?.state ?? {};
    const after = outcome === nothing ? before : outcome.state;
    const goals = regionsOf(machine, after);
    for (const [region, from] of Object.entries(regionsOf(machine, before))) {
      const goal = goals[region] ?? '';
      add(keyOf(region, from, event.type), outcome === nothing ? unchanged(goal) : goal, clauses);
    }
  }
  return ways;
}

/** The state of each region of a parallel machine; any other machine is one region. */
function regionsOf(machine: AnyStateMachine, value: StateValue | null): Record<string, string> {
  if (value === null) return {};
  const regions = machine.root.type === 'parallel' ? value : { [machine.id]: value };
  return Object.fromEntries(
    Object.entries(regions).map(([region, state]) => [region, JSON.stringify(state)]),
  );
}
