import type { AnyTransitionDefinition } from 'xstate';
import type { TextRun } from '../chart/chart';
import { nameEvent, nameOf } from '../model/names';
import { baselines, lineHeights, paddings } from './style';
import type { Measure } from './text';

/** A label, relative to its top-left corner. */
export type Pill = { width: number; height: number; runs: TextRun[] };

/** Space between words and between labels, in px. */
export const gap = 4;

/** Text runs, moved by `x` and `y`. */
export const moveRuns = (runs: readonly TextRun[], x: number, y: number): TextRun[] =>
  runs.map((run) => ({ ...run, x: run.x + x, y: run.y + y }));

/** The duration of a named delay; empty if there is none, or it is computed. */
function nameDelay({ source, ...transition }: AnyTransitionDefinition): string {
  const { delay } = transition as { delay?: string | number };
  const duration: unknown = source.machine.implementations.delays[delay ?? ''];
  return typeof duration === 'number' ? `${duration} ms` : '';
}

/** A transition's label: its event, and its delay and guard. */
function labelTransition(transition: AnyTransitionDefinition) {
  const guard = transition.guard ? nameOf(transition.guard) : '';
  const conditions = [nameDelay(transition), guard && `if ${guard}`];
  return {
    event: nameEvent(transition.eventType),
    condition: conditions.filter(Boolean).join(', '),
  };
}

/** Lays out a transition's label: its event, and its guard or delay below it. */
export function writePill(transition: AnyTransitionDefinition, measure: Measure): Pill {
  const inset = paddings.pill;
  const { event, condition } = labelTransition(transition);
  const words = [
    { text: event, role: 'event' },
    { text: condition, role: 'guard' },
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
