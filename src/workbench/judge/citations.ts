import { describeMachine } from '../model/describe-machine';
import { readDescription } from '../model/read-description';
import { nodesOf } from '../model/state-nodes';
import type { Charts } from './oracle';

/** A state or transition of a chart. */
export type Part = { machine: string; id: string };

/** The clauses that charts cite, each with the transitions and then the states that cite it. */
export type Citations = ReadonlyMap<string, readonly [Part, ...Part[]]>;

/** The clauses that charts cite. */
export function citationsOf({ machines }: Charts): Citations {
  const all = Object.values(machines);
  const states = all.flatMap(nodesOf).map(({ id, machine, description }) => ({
    id,
    machine: machine.id,
    clauses: readDescription(description).clauses,
  }));
  const cited = new Map<string, [Part, ...Part[]]>();
  for (const { id, machine, clauses } of [...all.flatMap(describeMachine), ...states]) {
    for (const clause of clauses) {
      const known = cited.get(clause);
      if (known) known.push({ machine, id });
      else cited.set(clause, [{ machine, id }]);
    }
  }
  return cited;
}
