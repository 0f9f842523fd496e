import type { Mutant } from '../../tests/mutants/mutant';

/** The most mutants that one build has. */
const most = 6;

/** Figures that stand side by side alter each a thing of its own. */
const figures = 'src/specification.ts';

const familyOf = (clause: string) => clause.replace(/\d+$/, '');

function areIndependent(one: Mutant, other: Mutant): boolean {
  if (one.file === figures && other.file === figures) return one.clause !== other.clause;
  return one.file !== other.file && familyOf(one.clause) !== familyOf(other.clause);
}

/**
 * Groups mutants for one build each: of different families of clauses, in different files. Only figures
 * of the specification need no more than different clauses.
 */
export function groupMutants(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = groups.find(
      (group) => group.length < most && group.every((other) => areIndependent(mutant, other)),
    );
    if (free) free.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}
