import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../src/chart/chart';
import { withDescendants } from '../src/model/state-nodes';
import { costOf, countLate, minTextSize, textSizeOf } from './cost';
import { drawGraph } from './elk-graph';
import { findFlaws } from './flaws';
import { readSkeleton } from './skeleton';
import type { Style } from './style';
import type { Measure } from './text';
import { tidy } from './tidy';
import { writeChart } from './write-chart';

const elk = new ELK();
const noWords = { measure: 0, headMeasure: 0 };

/** Text widths to try, widest first: with descriptions of states, and without. */
const measures = [
  [
    { measure: 150, headMeasure: 320 },
    { measure: 110, headMeasure: 260 },
  ],
  [{ measure: 0, headMeasure: 320 }, noWords],
] as const;

/** Spaces to try, narrowest first; gaps in px. */
const spaces = [
  { gaps: { lines: 7, others: 8 }, padding: 'normal' },
  { gaps: { lines: 9, others: 12 }, padding: 'normal' },
  { gaps: { lines: 10, others: 18 }, padding: 'normal' },
  { gaps: { lines: 12, others: 24 }, padding: 'normal' },
] as const;
const tightest = { gaps: { lines: 6, others: 7 }, padding: 'tight' } as const;

/** Seeds to try for machines that don't fit otherwise. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What is the same for all styles of a round. */
type Round = Pick<Style, 'measure' | 'headMeasure' | 'gaps' | 'padding' | 'seed'>;

/** The styles to try; the cheapest flawless layout wins. */
function* stylesFor(machine: AnyStateMachine, round: Round): Generator<Style> {
  const isParallel = withDescendants(machine.root).some(({ type }) => type === 'parallel');
  for (const cycles of ['DFS_NODE_ORDER', 'GREEDY'] as const)
    for (const pills of ['tall', 'wide'] as const)
      for (const labels of ['MEDIAN_LAYER', 'HEAD_LAYER', 'TAIL_LAYER'] as const)
        for (const direction of ['RIGHT', 'DOWN'] as const)
          for (const pitch of [12, 44])
            for (const aspect of isParallel ? [1, 1.6] : [1])
              yield { ...round, cycles, pills, labels, direction, pitch, aspect };
}

/** Lays out a machine in one style. Throws if ELK cannot lay it out in that style. */
export async function layOutAs(
  machine: AnyStateMachine,
  style: Style,
  measure: Measure,
): Promise<Chart> {
  const run = async (keepsOrder: boolean) => {
    const drawing = drawGraph(machine.root, style, measure, keepsOrder);
    return { drawing, laidOut: await elk.layout(drawing.graph) };
  };
  // ELK throws on some graphs when told to keep their order.
  const { drawing, laidOut } = await run(true).catch(() => run(false));
  const skeleton = readSkeleton(machine.root, laidOut, style, drawing.contents);
  const contents = tidy(machine.root, skeleton, drawing.contents, style, measure);
  return writeChart(machine.root, skeleton, contents, drawing.pills);
}

type Layout = { chart: Chart; cost: number; size: number; isInOrder: boolean };

/** The flawless layouts of a round, cheapest first. */
async function layOutRound(
  machine: AnyStateMachine,
  round: Round,
  measure: Measure,
): Promise<Layout[]> {
  const layouts: Layout[] = [];
  for (const style of stylesFor(machine, round)) {
    // ELK throws on some graphs with some styles.
    const chart = await layOutAs(machine, style, measure).catch(() => undefined);
    if (!chart || findFlaws(chart).length > 0) continue;
    const isInOrder = countLate(chart, style) === 0;
    layouts.push({ chart, cost: costOf(chart, style), size: textSizeOf(chart), isInOrder });
  }
  return layouts.sort((a, b) => a.cost - b.cost);
}

/**
 * Lays out a machine with as much text as stays legible in the pane, initial states first, and the
 * widest spaces that fit; of the styles, uses the one with the lowest cost. A machine that is too
 * large for the pane is drawn as large as possible, without descriptions, and has to be zoomed.
 */
export async function layOut(machine: AnyStateMachine, measure: Measure): Promise<Chart> {
  const [seed = 1] = seeds;
  const known = new Map<string, Promise<Layout[]>>();
  const layOutOnce = (round: Round) => {
    const key = JSON.stringify(round);
    const layouts = known.get(key) ?? layOutRound(machine, round, measure);
    known.set(key, layouts);
    return layouts;
  };
  const findWidest = async (words: (typeof measures)[number][number], needsOrder: boolean) => {
    let widest: Chart | undefined;
    for (const space of spaces) {
      const layouts = await layOutOnce({ ...words, ...space, seed });
      const fitting = layouts.find(
        ({ size, isInOrder }) => size >= minTextSize && (isInOrder || !needsOrder),
      );
      if (!fitting) break;
      widest = fitting.chart;
    }
    return widest;
  };
  for (const group of measures)
    for (const needsOrder of [true, false])
      for (const words of group) {
        const chart = await findWidest(words, needsOrder);
        if (chart) return chart;
      }

  const small: Layout[] = [];
  for (const one of seeds) {
    const layouts = await layOutRound(machine, { ...noWords, ...tightest, seed: one }, measure);
    const fitting = layouts.find(({ size }) => size >= minTextSize);
    if (fitting) return fitting.chart;
    small.push(...layouts);
  }
  const [largest] = small.sort((a, b) => b.size - a.size);
  if (largest) return largest.chart;
  throw new Error(`${machine.id} cannot be drawn without flaws.`);
}
