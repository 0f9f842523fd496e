import { nothing, type Table } from '@machines/tables/define-table';
import { type AnyMachineSnapshot, type AnyStateNode, initialTransition, transition } from 'xstate';
import { actionWords } from '../model/action-words';
import { clausesAt, clausesOf } from '../model/clauses';
import { jsonCopy } from '../model/json-copy';
import { activeNodes, hasState, nodesOf, transitionId } from '../model/parts';
import { errorMessage, matchesEvent } from '../model/values';
import { changesBetween } from '../model/words';
import { runWithoutEffects } from '../model/xstate-internals';
import { type Difference, differencesBetween } from './differences';

/** What a chart does in a row's situation; with differences, it violates the row. */
export type RowResult = {
  differences: readonly Difference[];
  /** The ids of the transitions that it takes. */
  taken: readonly string[];
  /** The clauses that it cites there. */
  clauses: readonly string[];
};

type Situation = Table['situations'][string];

/**
 * A situation's state and context, with the child actors of the events that lead there.
 * A chart that violates an earlier row is thus not blamed again here.
 */
function snapshotIn({ machine, input }: Table, { after, state, context = {} }: Situation) {
  const snapshot = machine.resolveState({ value: state, context } as never);
  try {
    const { children } = after.reduce<AnyMachineSnapshot>(
      (before, event) => transition(machine, before, event)[0],
      initialTransition(machine, input)[0],
    );
    return Object.assign(snapshot, { children });
  } catch {
    return snapshot;
  }
}

const isHandled = (nodes: readonly AnyStateNode[], type: string) =>
  nodes.some(({ transitions }) => [...transitions.keys()].some((key) => matchesEvent(key, type)));

/** An invoked actor's failure reaches no state but those that invoke it, and stops a machine elsewhere. */
const isFailure = (type: string) => type.startsWith('xstate.error.');

/**
 * A table's rows, and one that says nothing for each situation and event that no active state names;
 * that has no payload, which nothing there would read.
 */
export function rowsOf({ machine, situations, rows }: Table): Table['rows'] {
  const ignored = Object.entries(situations).flatMap(([given, { state }]) => {
    const nodes = hasState(machine, state) ? activeNodes(machine, state) : [];
    const types =
      nodes.length > 0
        ? machine.events.filter((type) => !isHandled(nodes, type) && !isFailure(type))
        : [];
    return types.map((type) => [given, { type }, nothing] as const);
  });
  return [...rows, ...ignored];
}

const isCaught = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined && (isHandled([node], type) || isCaught(node.parent, type));

/** A state and an event that a table has no row for, with the clauses that the chart cites there. */
export type MissingRow = { name: string; clauses: readonly string[] };

/** The states and events that a table has no row for. */
export function findMissingRows(table: Table): MissingRow[] {
  const { machine, situations } = table;
  const nameOf = ({ id }: AnyStateNode, type: string) => `${id} × ${type}`;
  const rowed = new Set(
    rowsOf(table).flatMap(([given, { type }]) => {
      const { state = {} } = situations[given] ?? {};
      return hasState(machine, state)
        ? activeNodes(machine, state).map((node) => nameOf(node, type))
        : [];
    }),
  );
  return nodesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .flatMap((node) =>
      machine.events
        .filter(
          (type) => !rowed.has(nameOf(node, type)) && !(isFailure(type) && !isCaught(node, type)),
        )
        .map((type) => ({
          name: nameOf(node, type),
          clauses: clausesOf([node, ...(node.transitions.get(type) ?? [])]),
        })),
    );
}

/** Creates a function that runs a row in the table's chart. */
export function createRowRunner(table: Table): (row: Table['rows'][number]) => RowResult {
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const startOf = (given: string, situation: Situation) => {
    const start = snapshots.get(given) ?? snapshotIn(table, situation);
    snapshots.set(given, start);
    return start;
  };

  return ([given, event, outcome]) => {
    const situation = table.situations[given] ?? { after: [], state: {} };
    const { state, context = {} } = situation;
    const { actions = [], ...wanted } =
      outcome === nothing ? { state, context } : { context: {}, ...outcome };
    const before = jsonCopy(context);
    const changesWanted = changesBetween(before, jsonCopy(wanted.context));
    let clauses: string[] = [];
    try {
      const start = startOf(given, situation);
      clauses = clausesAt(start, event, []);
      const {
        after: reached,
        actions: ran,
        taken,
      } = runWithoutEffects(table.machine, start, event);
      clauses = clausesAt(start, event, taken);
      const changes = changesBetween(before, jsonCopy(reached.context));
      const differences = differencesBetween(
        { state: wanted.state, changes: changesWanted, actions },
        { state: reached.value, changes, actions: ran.map(actionWords) },
      );
      return { differences, taken: taken.map(transitionId), clauses };
    } catch (error) {
      const difference = { expected: 'no error', actual: errorMessage(error) };
      return { differences: [difference], taken: [], clauses };
    }
  };
}

/** How a chart's start differs from the table's. */
export function runStart({ machine, input, start }: Table): readonly Difference[] {
  const { state, context = {}, actions = [] } = start;
  try {
    const [reached, ran] = initialTransition(machine, input);
    return differencesBetween(
      { state, changes: [], actions },
      {
        state: reached.value,
        changes: changesBetween(jsonCopy(context), jsonCopy(reached.context)),
        actions: ran.map(actionWords),
      },
    );
  } catch (error) {
    return [{ expected: 'no error', actual: errorMessage(error) }];
  }
}
