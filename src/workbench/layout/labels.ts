import type { AnyTransitionDefinition } from 'xstate';
import type { TextRole, TextRun } from '../chart/chart';
import { nameEvent, nameOf } from '../model/describe-machine';
import { baselines, lineHeights, type Measure, paddings } from './style';

/** A transition's label, relative to its top-left corner. */
export type Pill = { width: number; height: number; runs: TextRun[] };

/** Space between words and between labels, in px. */
export const gap = 4;

/** Whether a transition is drawn as a label in its state, without a line: it has no target, or several. */
export const isInside = ({ target }: AnyTransitionDefinition) => target?.length !== 1;

/** Text runs, moved by `x` and `y`. */
export const moveRuns = (runs: readonly TextRun[], x: number, y: number): TextRun[] =>
  runs.map((run) => ({ ...run, x: run.x + x, y: run.y + y }));

/** The duration of a named delay; empty if there is none, or it is computed. */
function nameDelay({ source, ...transition }: AnyTransitionDefinition): string {
  const { delay } = transition as { delay?: string | number };
  const duration: unknown = source.machine.implementations.delays[delay ?? ''];
  return typeof duration === 'number' ? `${duration} ms` : '';
}

/** Several targets in words; one is at the end of its line. */
const nameTargets = ({ target = [] }: AnyTransitionDefinition) =>
  target.length > 1 ? `→ ${target.map(({ key }) => key).join(', ')}` : '';

/** Lays out a transition's label: its event, and its guard or delay below it. */
export function writePill(transition: AnyTransitionDefinition, measure: Measure): Pill {
  const inset = paddings.pill;
  const guard = transition.guard ? `if ${nameOf(transition.guard)}` : '';
  const conditions = [nameDelay(transition), guard];
  const words = [
    { text: nameEvent(transition.eventType), role: 'event' },
    { text: conditions.filter(Boolean).join(', '), role: 'guard' },
    { text: nameTargets(transition), role: 'guard' },
  ] as const;
  const runs = words
    .filter(({ text }) => text)
    .map(({ text, role }) => ({ text, role, width: measure(text, role) }));
  const width = Math.max(...runs.map((run) => run.width)) + 2 * inset.x;
  return {
    width,
    height: runs.length * lineHeights.text + 2 * inset.y,
    runs: runs.map((run, index) => ({
      ...run,
      x: (width - run.width) / 2,
      y: inset.y + index * lineHeights.text + baselines.text,
    })),
  };
}

/** Grows a label to a size, with its text in the middle. */
const grow = (pill: Pill, width: number, height: number): Pill => ({
  width,
  height,
  runs: moveRuns(pill.runs, (width - pill.width) / 2, (height - pill.height) / 2),
});

/** Arranges labels in rows no wider than `width`, all labels of a row equally high. */
export function fillRows(pills: readonly Pill[], width: number): Pill[][] {
  const rows: Pill[][] = [];
  let left = 0;
  for (const pill of pills) {
    const row = rows.at(-1);
    if (row && pill.width <= left) row.push(pill);
    else {
      rows.push([pill]);
      left = width;
    }
    left -= pill.width + gap;
  }
  return rows.map((row) => {
    const height = Math.max(...row.map((pill) => pill.height));
    return row.map((pill) => grow(pill, pill.width, height));
  });
}

/** Arranges labels below each other, all equally wide. */
export function stack(pills: readonly Pill[]): Pill[][] {
  const width = Math.max(...pills.map((pill) => pill.width));
  return pills.map((pill) => [grow(pill, width, pill.height)]);
}

/** Wraps text into balanced lines no wider than `width`, as far as its words allow. */
export function wrapText(text: string, role: TextRole, width: number, measure: Measure): string[] {
  // Keep numbers and units together.
  if (!text) return [];
  const words = text.replace(/(\d) (?=\p{L}{1,2}\b)/gu, '$1\u00a0').split(' ');
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const longer = line === undefined ? word : `${line} ${word}`;
      if (line !== undefined && measure(longer, role) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = fill(width);
  let limit = width;
  // The smallest width with the same number of lines.
  while (limit > 8 && fill(limit - 8).length === length) limit -= 8;
  return fill(limit);
}
