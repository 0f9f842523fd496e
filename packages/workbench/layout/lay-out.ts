import type { ELK } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../src/chart/chart';
import { withDescendants } from '../src/model/state-nodes';
import { costOf, minTextSize, textSizeOf } from './cost';
import { drawGraph } from './elk-graph';
import { findFlaws } from './flaws';
import { findLineFlaws } from './line-flaws';
import { readSkeleton } from './skeleton';
import { plainStyle, type Style } from './style';
import type { Measure } from './text';
import { tidy } from './tidy';
import { writeChart } from './write-chart';

export type Elk = Pick<ELK, 'layout'>;

/** With more states, descriptions are left to the outline. */
const mostDescribed = 30;

/** The styles to try, the most pleasing first. */
const described: readonly Style[] = (['tall', 'wide'] as const).flatMap((pills) =>
  (['RIGHT', 'DOWN'] as const).flatMap((direction) =>
    (['MEDIAN_LAYER', 'HEAD_LAYER'] as const).map((labels) => ({
      ...plainStyle,
      pills,
      direction,
      labels,
    })),
  ),
);

/** For machines whose lines run badly in those. */
const greedy = described.map((style): Style => ({ ...style, cycles: 'GREEDY' }));

/** For machines that are too large for those: without descriptions of states, and closer. */
const terse = [12, 44].flatMap((pitch) =>
  [...described, ...greedy].map(
    (style): Style => ({
      ...style,
      pitch,
      measure: 0,
      headMeasure: 0,
      gaps: { lines: 7, others: 8 },
    }),
  ),
);

/** Lays out a machine in one style. Throws if ELK cannot lay it out in that style. */
export async function layOutAs(
  machine: AnyStateMachine,
  style: Style,
  measure: Measure,
  elk: Elk,
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

type Options = {
  elk: Elk;
  measure: Measure;
  /** How long to look for a better drawing once there is one, in ms; all styles by default. */
  patience?: number;
};

/**
 * Lays out a machine: yields the first drawing without flaws, then the best one of a few styles if
 * that is another. If all have flaws, or looking takes too long, the best one is the first.
 * Throws if no style can be laid out.
 */
export async function* layOut(
  machine: AnyStateMachine,
  { elk, measure, patience = Number.POSITIVE_INFINITY }: Options,
): AsyncGenerator<Chart> {
  const started = performance.now();
  let best: { chart: Chart; flaws: number; cost: number } | undefined;
  let shown: Chart | undefined;
  let problem: unknown;
  const attempt = async (style: Style) => {
    const chart = await layOutAs(machine, style, measure, elk);
    const slight = findLineFlaws(chart).length;
    const flaws = findFlaws(chart).length;
    // A needless bend is not worth a drawing that is much larger; what lies over something else is.
    const cost = costOf(chart, style) + 5 * slight + 100 * (flaws - slight);
    const isBetter = !best || cost < best.cost;
    if (isBetter) best = { chart, flaws, cost };
  };
  const isGood = () => best?.flaws === 0 && textSizeOf(best.chart) >= minTextSize;
  const isDescribed = withDescendants(machine.root).length <= mostDescribed;
  const rounds = isDescribed ? [described, greedy, terse] : [terse];
  for (const round of rounds) {
    if (isGood()) break;
    for (const style of round) {
      if (best && performance.now() - started > patience) break;
      await attempt(style).catch((reason) => {
        problem = reason;
      });
      if (!shown && best?.flaws === 0) {
        shown = best.chart;
        yield shown;
      }
    }
  }
  if (!best) throw problem;
  if (best.chart !== shown) yield best.chart;
}
