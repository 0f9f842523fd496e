import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Box, TextRole, TextRun } from '../src/chart/chart';
import { nameOf } from '../src/model/names';
import { childrenOf } from '../src/model/state-nodes';
import { transitionId, transitionsOf } from '../src/model/transition-id';
import { labelTransition, ownActions } from './label-transition';
import { baselines, lineHeights, padding, type Style } from './style';
import { type Measure, wrapText } from './text';
import { isInternal } from './tree';

/** A label, relative to its top-left corner. */
export type Pill = { width: number; height: number; runs: TextRun[] };

/** A state's content, relative to its top-left corner: text, and labels of internal transitions. */
export type Content = {
  width: number;
  height: number;
  runs: TextRun[];
  pills: ReadonlyMap<string, Box & { runs: TextRun[] }>;
};

const gap = 4;
const tagPadding = 5;
/** Minimum text width to assume where a style allows none, in px. */
const minTextWidth = 110;

/** Text runs, moved by `x` and `y`. */
export const moveRuns = (runs: readonly TextRun[], x: number, y: number): TextRun[] =>
  runs.map((run) => ({ ...run, x: run.x + x, y: run.y + y }));

/** Lays out a transition's label: its event, and its guard or delay below. */
export function writePill(transition: AnyTransitionDefinition, measure: Measure): Pill {
  const { event, condition } = labelTransition(transition);
  const inset = { x: 7, y: 3.5 };
  const words = [
    { text: event, role: 'event' },
    { text: condition, role: 'guard' },
  ] as const;
  const lines = words
    .filter(({ text }) => text)
    .map(({ text, role }) => ({ text, role, width: measure(text, role) }));
  const width = Math.max(...lines.map((line) => line.width)) + 2 * inset.x;
  return {
    width,
    height: lines.length * lineHeights.text + 2 * inset.y,
    runs: lines.map((line, index) => ({
      ...line,
      x: (width - line.width) / 2,
      y: inset.y + index * lineHeights.text + baselines.text,
    })),
  };
}

const widen = ({ runs, width, ...pill }: Pill, to: number): Pill => ({
  ...pill,
  width: to,
  runs: moveRuns(runs, (to - width) / 2, 0),
});

const describe = ({ description }: AnyStateNode, maxWidth: number, measure: Measure) =>
  description && maxWidth > 0 ? wrapText(description, 'description', maxWidth, measure) : [];

/** Lays out a state's text: name, tags, description, actions, actors, internal transitions. */
export function writeContent(node: AnyStateNode, style: Style, measure: Measure): Content {
  const isContainer = childrenOf(node).length > 0;
  const maxWidth = isContainer ? style.headMeasure : style.measure;
  const runs: TextRun[] = [];
  let y = padding.y;
  let right = 0;
  const put = (text: string, role: TextRole, x: number, baseline: number) => {
    const width = measure(text, role);
    runs.push({ text, role, x, y: y + baseline, width });
    right = Math.max(right, x + width);
    return x + width;
  };

  const role = node.parent ? 'name' : 'title';
  let x = put(node.key, role, padding.x, baselines.heading) + gap;
  for (const tag of node.tags)
    x = put(tag, 'tag', x + tagPadding + gap, baselines.heading) + tagPadding;
  if (node.tags.length > 0) right = Math.max(right, x);
  y += lineHeights.heading;
  for (const line of describe(node, maxWidth, measure)) {
    put(line, 'description', padding.x, baselines.text);
    y += lineHeights.text;
  }
  const notes = [
    ...ownActions(node.entry).map((name) => ['entry', name]),
    ...ownActions(node.exit).map((name) => ['exit', name]),
    ...node.invoke.map(({ src }) => ['invoke', nameOf(src)]),
  ] as [string, string][];
  if (notes.length > 0) y += gap;
  for (const [keyword, name] of notes) {
    const end = put(keyword, 'keyword', padding.x, baselines.text) + gap;
    const isLong = end + measure(name, 'note') - padding.x > Math.max(maxWidth, minTextWidth);
    if (isLong) y += lineHeights.text;
    put(name, 'note', isLong ? padding.x + gap : end, baselines.text);
    y += lineHeights.text;
  }

  const pills = new Map<string, Box & { runs: TextRun[] }>();
  let row = { x: padding.x, bottom: 0 };
  const inner = transitionsOf(node).filter(isInternal);
  const written = inner.map((transition) => writePill(transition, measure));
  const widest = Math.max(...written.map(({ width }) => width));
  for (const [index, transition] of inner.entries()) {
    const pill = isContainer ? (written[index] as Pill) : widen(written[index] as Pill, widest);
    if (
      row.bottom === 0 ||
      !isContainer ||
      row.x + pill.width > padding.x + Math.max(maxWidth, right - padding.x)
    ) {
      y = row.bottom || y;
      y += gap + 1;
      row = { x: padding.x, bottom: y };
    }
    pills.set(transitionId(transition), { ...pill, x: row.x, y });
    right = Math.max(right, row.x + pill.width);
    row = { x: row.x + pill.width + gap, bottom: Math.max(row.bottom, y + pill.height) };
  }
  return {
    width: right + padding.x,
    height: (row.bottom || y) + padding.y,
    runs,
    pills,
  };
}
