/** What is marked in a chart, by the ids of its states and transitions. */
export type Marks = {
  /** The states that an actor is in. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last. */
  lit?: ReadonlySet<string> | undefined;
  selected?: string | null | undefined;
  /** How often each was entered or taken; without it nothing is tinted. */
  coverage?: ReadonlyMap<string, number> | undefined;
};

/** How much a state or a transition was used; undefined where nobody counts. */
export function tintOf(
  marks: Marks | undefined,
  id: string,
): 'never' | 'some' | 'often' | undefined {
  if (!marks?.coverage) return undefined;
  const times = marks.coverage.get(id) ?? 0;
  return times === 0 ? 'never' : times < 10 ? 'some' : 'often';
}
