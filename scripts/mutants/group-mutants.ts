import type { Mutant } from '../../tests/mutants/mutant';

/** The most mutants that one build has. */
const most = 6;

const familyOf = (clause: string) => clause.replace(/\d+$/, '');

/** Groups mutants for one build each: of different families of clauses, in different files. */
export function groupMutants(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = groups.find(
      (group) =>
        group.length < most &&
        group.every(
          ({ clause, file }) =>
            familyOf(clause) !== familyOf(mutant.clause) && file !== mutant.file,
        ),
    );
    if (free) free.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}
