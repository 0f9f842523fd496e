import type { Folded } from './fold-machine';
import type { Marks } from './marks';

/** Highlights of a machine for a drawing of a part of it: what is not drawn is marked by what stands for it. */
export function foldMarks(marks: Marks, { standIns }: Folded): Marks {
  if (standIns.size === 0) return marks;
  const { lit, selected, coverage } = marks;
  const drawnOf = (id: string) => standIns.get(id) ?? id;
  const counted = coverage && new Map(coverage);
  for (const [id, drawn] of standIns) {
    const times = coverage?.get(id) ?? 0;
    // A folded state's own count is that of its entries.
    if (counted && drawn.includes('#')) counted.set(drawn, (counted.get(drawn) ?? 0) + times);
  }
  return {
    ...marks,
    lit: lit && new Set([...lit].map(drawnOf)),
    selected: selected && drawnOf(selected),
    coverage: counted,
  };
}
