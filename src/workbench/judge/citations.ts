import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '../model/describe-machine';
import { readDescription } from '../model/read-description';
import { nodesOf, startsOf } from '../model/state-nodes';
import type { Charts } from './oracle';

/** A state or transition of a chart; an initial state is entered only by a start, at first. */
export type Part = { machine: string; id: string; isInitial: boolean };

/** The clauses that charts cite, each with the parts that cite it. */
export type Citations = ReadonlyMap<string, readonly [Part, ...Part[]]>;

/**
 * The clauses that charts cite. First is the part to reach in order to exercise a clause: a transition,
 * else a state, else an initial state.
 */
export function findCitations(machines: readonly AnyStateMachine[]): Citations {
  const transitions = machines
    .flatMap(describeMachine)
    .map((one) => ({ ...one, isInitial: false }));
  const states = machines.flatMap((machine) => {
    const initial = startsOf(machine.root);
    return nodesOf(machine).map((node) => ({
      id: node.id,
      machine: machine.id,
      clauses: readDescription(node.description).clauses,
      isInitial: initial.includes(node),
    }));
  });
  const parts = [
    ...transitions,
    ...states.filter(({ isInitial }) => !isInitial),
    ...states.filter(({ isInitial }) => isInitial),
  ];
  const cited = new Map<string, [Part, ...Part[]]>();
  for (const { id, machine, isInitial, clauses } of parts) {
    for (const clause of clauses) {
      const part = { machine, id, isInitial };
      const known = cited.get(clause);
      if (known) known.push(part);
      else cited.set(clause, [part]);
    }
  }
  return cited;
}

const known = new WeakMap<Charts, Citations>();

/** The citations of charts, which are looked for once. */
export function citationsOf(charts: Charts): Citations {
  const citations = known.get(charts) ?? findCitations(Object.values(charts.machines));
  known.set(charts, citations);
  return citations;
}
