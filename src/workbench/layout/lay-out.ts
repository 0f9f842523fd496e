import type { ELK } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart';
import { nodesOf, transitionsOf } from '../model/parts';
import { drawGraph } from './elk-graph';
import type { Measure, Style } from './style';
import { writeChart } from './write-chart';

/** The space for a chart, in px. */
export type Pane = { width: number; height: number };

/** That of the page in a 1280 × 800 window. */
const usualPane: Pane = { width: 736, height: 416 };

/** With more states and transitions, descriptions are left to the outline. */
const mostDescribed = 20;

/** How much of a chart's size fits into a pane. */
const fitIn = ({ width, height }: Pane, chart: Chart) =>
  Math.min(1, width / chart.width, height / chart.height);

/** Lays out a machine to the right, or downward if it does not fit and that makes it a tenth smaller. */
export async function layOut(
  machine: AnyStateMachine,
  elk: Pick<ELK, 'layout'>,
  measure: Measure,
  pane = usualPane,
): Promise<Chart> {
  const { root } = machine;
  const parts = nodesOf(machine).flatMap((node) => [node, ...transitionsOf(node)]);
  const layOutTo = async (direction: Style['direction']) => {
    const isDescribed = parts.length <= mostDescribed;
    const style = { direction, aspect: pane.width / pane.height, isDescribed };
    const drawing = drawGraph(root, style, measure);
    return writeChart(root, await elk.layout(drawing.graph), style, drawing);
  };
  const right = await layOutTo('RIGHT');
  if (fitIn(pane, right) === 1) return right;
  const down = await layOutTo('DOWN');
  return fitIn(pane, down) > 1.1 * fitIn(pane, right) ? down : right;
}
