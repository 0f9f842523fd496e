import type { ELK } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart';
import { withDescendants } from '../model/state-nodes';
import { transitionsOf } from '../model/transition-id';
import { costOf, countLate, minTextSize, type Pane, textSizeOf } from './cost';
import { drawGraph } from './elk-graph';
import { findFlaws } from './flaws';
import { findLineFlaws } from './line-flaws';
import { readSkeleton } from './skeleton';
import { plainStyle, type Style } from './style';
import type { Measure } from './text';
import { tidy } from './tidy';
import { writeChart } from './write-chart';

export type Elk = Pick<ELK, 'layout'>;

/** With more states and transitions, descriptions are left to the outline. */
const mostDescribed = 20;

type Draft = Pick<Style, 'direction' | 'pills' | 'labels' | 'cycles'>;
const directions = ['RIGHT', 'DOWN'] as const;
const pills = ['tall', 'wide'] as const;
const labels = ['MEDIAN_LAYER', 'HEAD_LAYER'] as const;

/** The styles of a kind, the most pleasing first. */
const stylesOf = (
  cycles: Style['cycles'],
  drafts: readonly Omit<Draft, 'cycles'>[],
  kind: Partial<Style> = {},
): Style[] => drafts.map((draft) => ({ ...plainStyle, ...kind, ...draft, cycles }));

const drafts = pills.flatMap((pill) =>
  directions.flatMap((direction) =>
    labels.map((label) => ({ pills: pill, direction, labels: label })),
  ),
);
/** Where labels are matters little, apart from the tall ones that lie in the lines' middle. */
const median = drafts.filter((draft) => draft.labels === 'MEDIAN_LAYER');
const head = drafts.filter((draft) => draft.labels === 'HEAD_LAYER');

const described = stylesOf('DFS_NODE_ORDER', drafts);
/** For machines whose lines run badly in those. */
const greedy = stylesOf('GREEDY', drafts);

/** For machines that are too large for those: without descriptions of states, and closer. */
const brief = { measure: 0, headMeasure: 0 };
const terse = { ...brief, gaps: { lines: 7, others: 8 } };
/** As close as can still be read. */
const snug = { ...brief, padding: 'tight', pitch: 8, gaps: { lines: 6, others: 6 } } as const;
/** For small machines whose descriptions take too much space. */
const undescribed = stylesOf('DFS_NODE_ORDER', median, brief);
/** With space between the lines, for machines whose labels would lie over something. */
const spread = { ...terse, pitch: 44 };

const inTurn = (...lists: readonly (readonly Style[])[]): Style[] =>
  (lists[0] ?? []).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []));

/** Several kinds in turn, so that the first few are unlike each other. */
const crowded = inTurn(
  stylesOf('GREEDY', median, snug),
  stylesOf('DFS_NODE_ORDER', median, terse),
  stylesOf('DFS_NODE_ORDER', median, snug),
  stylesOf('GREEDY', median, terse),
);
const others = [
  ...stylesOf('GREEDY', head, snug),
  ...stylesOf('DFS_NODE_ORDER', head, snug),
  ...stylesOf('DFS_NODE_ORDER', head, terse),
];
const apart = [
  ...stylesOf('DFS_NODE_ORDER', drafts, spread),
  ...stylesOf('GREEDY', drafts, spread),
];

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
  const skeleton = readSkeleton(machine.root, laidOut, style, drawing.contents, drawing.trunks);
  const contents = tidy(machine.root, skeleton, drawing.contents, style, measure);
  return writeChart(machine.root, skeleton, { ...drawing, contents });
}

/** How long to look for a first drawing that is good; then the best one so far is shown, in ms. */
const hurry = 800;

type Options = {
  elk: Elk;
  measure: Measure;
  /** Where it is shown, if it is: there, the first good drawing stays. */
  pane?: Pane;
  /**
   * How long to look for a better drawing once there is one that can be read, in ms, and five times as
   * long if there is none; all styles by default.
   */
  patience?: number;
  /** Awaited before each attempt, so that others can go first. */
  turn?: () => Promise<void>;
};

/**
 * Lays out a machine: yields a first drawing soon, another once it can be read, then the best one of
 * some styles if that is another. In a pane, the first good drawing is the last, because a reader keeps
 * the places of its states in mind. Throws if no style can be laid out.
 */
export async function* layOut(
  machine: AnyStateMachine,
  { elk, measure, pane, patience = Number.POSITIVE_INFINITY, turn }: Options,
): AsyncGenerator<Chart> {
  let best:
    | { chart: Chart; flaws: number; slight: number; isLate: boolean; cost: number }
    | undefined;
  let shown: Chart | undefined;
  let problem: unknown;
  let spent = 0;
  const attempt = async (style: Style) => {
    const started = performance.now();
    try {
      const chart = await layOutAs(machine, style, measure, elk);
      const slight = findLineFlaws(chart).length;
      const flaws = findFlaws(chart).length;
      // A needless bend is not worth a drawing that is much larger; what lies over something else is.
      const cost = costOf(chart, style, pane) + 5 * slight + 100 * (flaws - slight);
      const isLate = countLate(chart, style) > 0;
      if (!best || cost < best.cost) best = { chart, flaws, slight, isLate, cost };
    } catch (reason) {
      problem = reason;
    }
    spent += performance.now() - started;
  };
  const canBeRead = (chart: Chart) => textSizeOf(chart, pane) >= minTextSize;
  const isLegible = () => best !== undefined && canBeRead(best.chart);
  const isClean = () => best !== undefined && best.flaws === best.slight;
  /** Whether the best drawing is to be shown at once. */
  const isDue = () => {
    if (shown) return isLegible() && !canBeRead(shown);
    return (isClean() && isLegible()) || spent >= hurry;
  };
  /** Whether a round is of use: the last one only untangles labels. */
  const isWorthwhile = (round: readonly Style[]) =>
    round === apart ? !isClean() : !(best?.flaws === 0 && isLegible() && !best.isLate);
  const parts = withDescendants(machine.root).flatMap((state) => [state, ...transitionsOf(state)]);
  // In a pane, the first good drawing stays, so those that begin with the start come first.
  const small = pane ? [described, undescribed, greedy] : [described, greedy];
  const rounds =
    parts.length <= mostDescribed ? [...small, crowded, others, apart] : [crowded, others, apart];
  for (const round of rounds) {
    if (!isWorthwhile(round)) continue;
    for (const style of round) {
      if (best && spent > (isLegible() ? patience : 5 * patience)) break;
      await turn?.();
      await attempt(style);
      if (best && isDue()) {
        shown = best.chart;
        yield shown;
        if (pane && isClean() && isLegible() && !best.isLate) return;
      }
    }
  }
  if (!best) throw problem;
  if (best.chart !== shown) yield best.chart;
}
