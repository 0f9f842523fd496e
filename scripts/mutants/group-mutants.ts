import type { Mutant } from '../../tests/mutants/mutant';

/** The most mutants that one build has. */
const most = 8;

/** Groups mutants for one build each: of different clauses, in different places. */
export function groupMutants(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = groups.find(
      (group) =>
        group.length < most &&
        group.every(
          ({ clause, file, from }) =>
            clause !== mutant.clause && !(file === mutant.file && from === mutant.from),
        ),
    );
    if (free) free.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}
