import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Box, Chart } from '../src/chart/chart';
import { childrenOf, withDescendants } from '../src/model/state-nodes';
import { compact } from './compact';
import type { Content } from './content';
import { type Drawing, drawGraph } from './elk-graph';
import { findFlaws } from './flaws';
import { growRegions } from './grow-regions';
import { readSkeleton, type Skeleton } from './skeleton';
import { straighten } from './straighten';
import type { Style } from './style';
import { type Measure, typeStyles } from './text';
import { writeChart } from './write-chart';

/** Size of the chart pane in a 1280 × 900 window, minus a margin, in px. */
const pane = { width: 632, height: 532 };

/** Minimum text size in that pane, in px. */
export const minTextSize = 11;

const elk = new ELK();
const smallest = Math.min(...Object.values(typeStyles).map(({ size }) => size));

/** Size of the smallest text once the chart is fitted into the pane, in px. */
export const textSizeOf = ({ width, height }: Pick<Chart, 'width' | 'height'>): number =>
  smallest * Math.min(1, pane.width / width, pane.height / height);

const noWords = { measure: 0, headMeasure: 0 };

/** Text widths to try, widest first. */
const measures = [
  { measure: 150, headMeasure: 320 },
  { measure: 110, headMeasure: 260 },
  { measure: 0, headMeasure: 320 },
  noWords,
] as const;

/** Gaps to try, widest first, in px. */
const widerGaps = [
  { lines: 10, others: 18 },
  { lines: 9, others: 12 },
] as const;
const narrowGaps = { lines: 7, others: 8 };

/** The styles to try for a variant. */
function* stylesFor(machine: AnyStateMachine, variant: Variant) {
  const isParallel = withDescendants(machine.root).some(({ type }) => type === 'parallel');
  for (const direction of ['RIGHT', 'DOWN'] as const)
    for (const pitch of [12, 44])
      for (const aspect of isParallel ? [1, 1.6] : [1])
        yield { ...variant, direction, pitch, aspect } satisfies Style;
}

/** Straightens and compacts the layout from ELK. */
function tidy(
  root: AnyStateNode,
  skeleton: Skeleton,
  contents: Drawing['contents'],
  { gaps }: Style,
) {
  const contentOf = (id: string) => contents.get(id) as Content;
  const boxOf = (id: string) => skeleton.states.get(id) as Box;
  const states = withDescendants(root);
  const holders = states.filter((state) => childrenOf(state).length > 0).map(({ id }) => id);
  straighten(skeleton, (id) => (holders.includes(id) ? contentOf(id).height : 0));

  const rigid = [...skeleton.pills.values(), ...skeleton.dots.values()];
  const widths = new Map(states.map(({ id }) => [boxOf(id), contentOf(id).width]));
  compact(skeleton, 'x', rigid, widths, gaps);
  const heads = holders.map((id) => ({ ...boxOf(id), height: contentOf(id).height }));
  const heights = new Map(states.map(({ id }) => [boxOf(id), contentOf(id).height]));
  compact(skeleton, 'y', [...rigid, ...heads], heights, gaps);
  for (const state of states.filter(({ type }) => type === 'parallel')) {
    growRegions(
      boxOf(state.id),
      childrenOf(state).map(({ id }) => boxOf(id)),
      gaps.others,
    );
  }
}

/** The cost of a layout: bends and small text. */
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
  // ELK throws on some graphs when told to keep their order.
  const { drawing, laidOut } = await run(true).catch(() => run(false));
  const skeleton = readSkeleton(machine.root, laidOut, style, drawing.contents);
  tidy(machine.root, skeleton, drawing.contents, style);
  return writeChart(machine.root, skeleton, drawing.contents, drawing.pills);
}

type Variant = Pick<Style, 'measure' | 'headMeasure' | 'cycles' | 'gaps'>;

/** The best legible layout of a variant; undefined if none is legible. */
async function findBest(
  machine: AnyStateMachine,
  variant: Variant,
  measure: Measure,
  minSize = minTextSize,
) {
  const charts: Chart[] = [];
  for (const style of stylesFor(machine, variant)) {
    charts.push(await layOutAs(machine, style, measure));
  }
  return charts
    .filter((chart) => textSizeOf(chart) >= minSize)
    .sort((a, b) => costOf(a) - costOf(b))
    .find((chart) => findFlaws(chart).length === 0);
}

/**
 * Lays out a machine with as much text as stays legible in the pane, and the widest gaps that fit;
 * of the styles, uses the one with the lowest cost. A machine that is too large for the pane is
 * drawn without descriptions and has to be zoomed.
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
