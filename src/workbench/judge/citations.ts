import type { AnyStateMachine } from 'xstate';
import { activeStates } from '../model/active-states';
import { describeMachine } from '../model/describe-machine';
import { readDescription } from '../model/read-description';
import { nodesOf } from '../model/state-nodes';
import type { Oracle } from './oracle';

/** A state or transition of a chart; an initial state is entered only by a start, at first. */
export type Part = { machine: string; id: string; isInitial: boolean };

/** The states that a machine starts in. */
function initialStates(machine: AnyStateMachine): ReadonlySet<string> {
  const { value } = machine.resolveState({ value: {}, context: {} } as never);
  return activeStates(machine, value);
}

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
    const initial = initialStates(machine);
    return nodesOf(machine).map(({ id, description }) => ({
      id,
      machine: machine.id,
      clauses: readDescription(description).clauses,
      isInitial: initial.has(id),
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

const known = new WeakMap<Oracle, Citations>();

/** The citations of an oracle's charts. */
export function citationsOf(oracle: Oracle): Citations {
  const citations = known.get(oracle) ?? findCitations(Object.values(oracle.machines));
  known.set(oracle, citations);
  return citations;
}
