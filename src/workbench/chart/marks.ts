/** Highlights, by state and transition id. */
export type Marks = {
  /** The states that an actor is in. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last. */
  lit?: ReadonlySet<string> | undefined;
  /** Whether the last step departed. */
  departs?: boolean | undefined;
  selected?: string | null | undefined;
  /** The parts that cite the clause that is shown. */
  cited?: ReadonlySet<string> | undefined;
  /** How often each was entered or taken; undefined turns tints off. */
  coverage?: ReadonlyMap<string, number> | undefined;
};

/** The coverage tint of a state or transition; undefined without coverage. */
export function tintOf(
  marks: Marks | undefined,
  id: string,
): 'never' | 'some' | 'often' | undefined {
  if (!marks?.coverage) return undefined;
  const times = marks.coverage.get(id) ?? 0;
  return times === 0 ? 'never' : times < 10 ? 'some' : 'often';
}

/** Whether a transition was taken last, and whether that step departed. */
export function litOf(marks: Marks | undefined, id: string): 'taken' | 'departs' | undefined {
  if (!marks?.lit?.has(id)) return undefined;
  return marks.departs ? 'departs' : 'taken';
}
