import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameState, type Step, stepsOf } from '../model/describe-machine';

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

/** A state, in px from the chart's top left corner. A region holds other states. */
export type ChartState = Box & { id: string; name: string; isRegion: boolean; isInitial: boolean };

/** A line from one state to another, with the transitions that go along it around its middle. */
export type ChartLine = Point & { key: string; path: string; steps: Step[] };

export type Chart = { width: number; height: number; states: ChartState[]; lines: ChartLine[] };

/** px that a label is high. */
const labelHeight = 26;

const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];
const isRegion = (node: AnyStateNode) => childrenOf(node).length > 0;
const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...nodesBelow(child)]);
const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  isRegion(node) ? childrenOf(node).flatMap(leavesOf) : [node];
const initialOf = (node: AnyStateNode): AnyStateNode => {
  const next = node.type === 'compound' ? node.initial.target[0] : undefined;
  return next ? initialOf(next as AnyStateNode) : node;
};

/** What a transition's label says. */
export const labelOf = ({ event, guard }: Step) => (guard ? `${event} [${guard}]` : event);

const widthOf = (text: string) => 16 + text.length * 6.6;

/** The transitions by where they lead from and to; one of a region leaves each state in it. */
function gatherLines(root: AnyStateNode, nodes: readonly AnyStateNode[]) {
  const lines = new Map<string, { from: string; to: string; steps: Step[] }>();
  for (const node of [root, ...nodes]) {
    for (const step of stepsOf(node)) {
      const target = nodes.find((one) => step.target && nameState(one) === step.target);
      for (const leaf of leavesOf(node)) {
        const to = target ? initialOf(target).id : leaf.id;
        const line = lines.get(`${leaf.id} ${to}`) ?? { from: leaf.id, to, steps: [] };
        line.steps.push(step);
        lines.set(`${leaf.id} ${to}`, line);
      }
    }
  }
  return lines;
}

const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Lays a machine out from top to bottom. */
export function layoutChart(machine: AnyStateMachine): Chart {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({
    rankdir: 'TB',
    nodesep: 28,
    ranksep: 36,
    edgesep: 16,
    marginx: 16,
    marginy: 16,
  });
  const nodes = nodesBelow(machine.root);
  const initial = new Set(
    [machine.root, ...nodes]
      .filter(({ type }) => type === 'compound')
      .map((node) => initialOf(node).id),
  );
  for (const node of nodes) {
    graph.setNode(node.id, isRegion(node) ? {} : { width: widthOf(node.key) + 24, height: 40 });
    if (node.parent && node.parent !== machine.root) graph.setParent(node.id, node.parent.id);
  }
  const lines = gatherLines(machine.root, nodes);
  for (const [key, { from, to, steps }] of lines) {
    const width = Math.max(...steps.map((step) => widthOf(labelOf(step))));
    graph.setEdge(from, to, { width, height: steps.length * labelHeight, labelpos: 'c' }, key);
  }
  layout(graph);

  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: nodes.map((node) => {
      const { x, y, width, height } = graph.node(node.id) as Box;
      const corner = { x: x - width / 2, y: y - height / 2, width, height };
      const { id, key: name } = node;
      return { id, name, isRegion: isRegion(node), isInitial: initial.has(id), ...corner };
    }),
    lines: [...lines].map(([key, { from, to, steps }]) => {
      const edge = graph.edge(from, to, key) as Box & { points: Point[] };
      const { x, y, points } = edge;
      const state = graph.node(from) as Box;
      // From a state into itself: out to the label and back.
      const right = state.x + state.width / 2;
      const loop = `M${right} ${state.y - 8}H${x}V${state.y + 8}H${right}`;
      return {
        key,
        x,
        y: from === to ? state.y : y,
        steps,
        path: from === to ? loop : pathOf(points),
      };
    }),
  };
}
