import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Box, Chart } from '../src/chart/chart';
import { compact } from './compact';
import type { Content } from './content';
import { type Drawing, drawGraph } from './elk-graph';
import { fillUp } from './fill-up';
import { findFlaws } from './flaws';
import { readSkeleton, type Skeleton } from './skeleton';
import { straighten } from './straighten';
import type { Style } from './style';
import { type Measure, typeStyles } from './text';
import { allBelow, childrenOf } from './tree';
import { writeChart } from './write-chart';

/** px that a fitted chart has: the workbench's chart pane in a window of 1280 × 900, less a margin. */
const pane = { width: 632, height: 532 };

/** px that the least text of a chart has in that pane. */
export const leastText = 11;

const elk = new ELK();
const smallest = Math.min(...Object.values(typeStyles).map(({ size }) => size));

/** px that the smallest text of a chart has where it is fitted into the pane, at most its own. */
export const textSizeOf = ({ width, height }: Pick<Chart, 'width' | 'height'>): number =>
  smallest * Math.min(1, pane.width / width, pane.height / height);

const noWords = { measure: 0, headMeasure: 0 };

/** How much is written into the states: as much as can be read. */
const measures = [
  { measure: 150, headMeasure: 320 },
  { measure: 110, headMeasure: 260 },
  { measure: 0, headMeasure: 320 },
  noWords,
] as const;

/** px between things, most first. */
const widerGaps = [
  { lines: 10, others: 18 },
  { lines: 9, others: 12 },
] as const;
const narrowGaps = { lines: 7, others: 8 };

/** The ways to lay out a machine, by how far apart things are and which lines lead back. */
function* stylesFor(machine: AnyStateMachine, given: Ways) {
  const isParallel = allBelow(machine.root).some(({ type }) => type === 'parallel');
  for (const direction of ['RIGHT', 'DOWN'] as const)
    for (const pitch of [12, 44])
      for (const aspect of isParallel ? [1, 1.6] : [1])
        yield { ...given, direction, pitch, aspect } satisfies Style;
}

/** Straightens and shortens what ELK has made. */
function tidy(
  root: AnyStateNode,
  skeleton: Skeleton,
  contents: Drawing['contents'],
  { gaps }: Style,
) {
  const contentOf = (id: string) => contents.get(id) as Content;
  const boxOf = (id: string) => skeleton.states.get(id) as Box;
  const states = allBelow(root);
  const holders = states.filter((state) => childrenOf(state).length > 0).map(({ id }) => id);
  straighten(skeleton, (id) => (holders.includes(id) ? contentOf(id).height : 0));

  const rigid = [...skeleton.pills.values(), ...skeleton.dots.values()];
  const widths = new Map(states.map(({ id }) => [boxOf(id), contentOf(id).width]));
  compact(skeleton, 'x', rigid, widths, gaps);
  const heads = holders.map((id) => ({ ...boxOf(id), height: contentOf(id).height }));
  const heights = new Map(states.map(({ id }) => [boxOf(id), contentOf(id).height]));
  compact(skeleton, 'y', [...rigid, ...heads], heights, gaps);
  for (const state of states.filter(({ type }) => type === 'parallel')) {
    fillUp(
      boxOf(state.id),
      childrenOf(state).map(({ id }) => boxOf(id)),
      gaps.others,
    );
  }
}

/** What a reader pays: for bends, and for small text. */
function costOf(chart: Chart): number {
  const lines = chart.transitions.flatMap((transition) => transition.lines);
  const bends = lines.reduce((sum, line) => sum + line.length - 2, 0);
  const lost = smallest - textSizeOf(chart);
  return bends + 6 * lost;
}

async function layOutAs(machine: AnyStateMachine, style: Style, measure: Measure): Promise<Chart> {
  const run = async (keepsOrder: boolean) => {
    const drawing = drawGraph(machine.root, style, measure, keepsOrder);
    return { drawing, laidOut: await elk.layout(drawing.graph) };
  };
  // ELK throws on some graphs whose order it is to keep.
  const { drawing, laidOut } = await run(true).catch(() => run(false));
  const skeleton = readSkeleton(machine.root, laidOut, style, drawing.contents);
  tidy(machine.root, skeleton, drawing.contents, style);
  return writeChart(machine.root, skeleton, drawing.contents, drawing.pills);
}

type Ways = Pick<Style, 'measure' | 'headMeasure' | 'cycles' | 'gaps'>;

/** The legible chart that reads best of those laid out in given ways; undefined if there is none. */
async function findBest(machine: AnyStateMachine, ways: Ways, measure: Measure, least = leastText) {
  const charts: Chart[] = [];
  for (const style of stylesFor(machine, ways)) {
    charts.push(await layOutAs(machine, style, measure));
  }
  return charts
    .filter((chart) => textSizeOf(chart) >= least)
    .sort((a, b) => costOf(a) - costOf(b))
    .find((chart) => findFlaws(chart).length === 0);
}

/**
 * Lays a machine out: with as many words in its states as can be read in the pane, as far apart as
 * there is room, and of the ways to do so the one that reads best. A machine that is too large for
 * the pane is drawn without words, and has to be enlarged to be read.
 */
export async function layOut(machine: AnyStateMachine, measure: Measure): Promise<Chart> {
  for (const words of measures) {
    for (const cycles of ['DFS_NODE_ORDER', 'GREEDY'] as const) {
      const narrow = await findBest(machine, { ...words, cycles, gaps: narrowGaps }, measure);
      if (!narrow) continue;
      for (const gaps of widerGaps) {
        const wide = await findBest(machine, { ...words, cycles, gaps }, measure);
        if (wide) return wide;
      }
      return narrow;
    }
  }
  for (const cycles of ['DFS_NODE_ORDER', 'GREEDY'] as const) {
    const small = await findBest(machine, { ...noWords, cycles, gaps: narrowGaps }, measure, 0);
    if (small) return small;
  }
  throw new Error(`${machine.id} cannot be drawn without flaws.`);
}
