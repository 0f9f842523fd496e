import type { AnyStateNode } from 'xstate';
import type { Box, TextRole, TextRun } from '../chart/chart';
import { readDescription } from '../model/clauses';
import { notesOf } from '../model/describe-machine';
import { childrenOf, transitionId, transitionsOf } from '../model/parts';
import { fillRows, gap, isInside, stack, wrapText, writePill } from './labels';
import { baselines, lineHeights, type Measure, measures, paddings, type Style } from './style';

/** A state's content, relative to its top-left corner: text, and labels of transitions without a line. */
export type Content = {
  width: number;
  height: number;
  runs: TextRun[];
  pills: ReadonlyMap<string, Box & { runs: TextRun[] }>;
};

const tagPadding = 5;

/** Lays out a state's text: name, tags, description, actions, actors, labels. */
export function writeContent(node: AnyStateNode, style: Style, measure: Measure): Content {
  const padding = paddings.state;
  const isContainer = childrenOf(node).length > 0;
  const maxWidth = isContainer ? measures.head : measures.state;
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
  let x = padding.x;
  x = put(node.key, role, x, baselines.heading) + gap;
  for (const tag of node.tags)
    x = put(tag, 'tag', x + tagPadding + gap, baselines.heading) + tagPadding;
  if (node.tags.length > 0) right = Math.max(right, x);
  y += lineHeights.heading;
  const { words } = readDescription(node.description);
  const described = style.isDescribed || !node.parent ? words : '';
  for (const line of wrapText(described, 'description', maxWidth, measure)) {
    put(line, 'description', padding.x, baselines.text);
    y += lineHeights.text;
  }
  const notes = notesOf(node);
  if (notes.length > 0) y += gap;
  for (const [keyword, name] of notes) {
    const end = put(keyword, 'keyword', padding.x, baselines.text) + gap;
    const isLong = end + measure(name, 'note') - padding.x > maxWidth;
    if (isLong) y += lineHeights.text;
    put(name, 'note', isLong ? padding.x + gap : end, baselines.text);
    y += lineHeights.text;
  }

  const inner = transitionsOf(node).filter(isInside);
  const written = inner.map((transition) => writePill(transition, measure));
  const rows = isContainer
    ? fillRows(written, Math.max(maxWidth, right - padding.x))
    : stack(written);
  const ids = inner.map(transitionId);
  const placed: (Box & { runs: TextRun[] })[] = [];
  for (const row of rows) {
    y += gap + 1;
    let left = padding.x;
    for (const pill of row) {
      placed.push({ ...pill, x: left, y });
      right = Math.max(right, left + pill.width);
      left += pill.width + gap;
    }
    y += row[0]?.height ?? 0;
  }
  const pills = new Map(placed.map((pill, index) => [ids[index] as string, pill]));
  return { width: right + padding.x, height: y + padding.y, runs, pills };
}
