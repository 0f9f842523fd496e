import { machines } from '@machines/tables';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Box, Chart, Point } from '@/workbench/chart/chart';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';
import { ownActions } from '@/workbench/model/describe-machine';
import { drawCharts, drawShapes, type Shape } from '../../scripts/docs/charts';

const all: readonly AnyStateMachine[] = Object.values(machines);
const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
];
const charts = await drawCharts(all);
const chartOf = ({ id }: AnyStateMachine) => charts.find((chart) => chart.id === id) as Chart;

/** Whether two boxes overlap by more than a px. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Whether a line ends at a state's border, within a px. */
const endsAt = (chart: Chart, line: readonly Point[], id: string | undefined) => {
  const { x = 0, y = 0 } = line.at(-1) ?? {};
  const box = chart.states.find((state) => state.id === id);
  if (!box) return false;
  const { x: left, y: top, width, height } = box;
  const toEdge = [x - left, left + width - x, y - top, top + height - y];
  return Math.abs(Math.min(...toEdge)) <= 1;
};

/** All transitions of a machine's definition. */
const definedIn = (machine: AnyStateMachine) =>
  below(machine.root).flatMap(({ id, definition: { transitions } }) => {
    const counts = new Map<string, number>();
    return transitions.map(({ eventType, target }) => {
      const index = counts.get(eventType) ?? 0;
      counts.set(eventType, index + 1);
      const targets = (target ?? []) as unknown as (string | AnyStateNode)[];
      return {
        id: `${id}#${eventType}#${index}`,
        targets: targets.map((one) => (typeof one === 'string' ? one.replace(/^#/, '') : one.id)),
      };
    });
  });

describe.each(all.map((machine) => [machine.id, machine] as const))(
  'the chart of %s',
  (_, machine) => {
    const chart = chartOf(machine);

    it('draws each state and transition of the definition once', () => {
      expect(chart.states.map(({ id }) => id)).toEqual(below(machine.root).map(({ id }) => id));
      expect(chart.transitions.map(({ id }) => id)).toEqual(definedIn(machine).map(({ id }) => id));
      const markup = renderToStaticMarkup(<ChartDrawing chart={chart} />);
      for (const { id } of [...chart.states, ...chart.transitions]) {
        expect(markup.split(`data-id="${id}"`).length - 1).toBe(1);
      }
    });

    it('draws a line to a target, and names several in the label', () => {
      const wrong = definedIn(machine).filter(({ id, targets }) => {
        const { line, pill } = chart.transitions.find((one) => one.id === id) ?? {};
        if (targets.length === 1) return !line?.[1] || !endsAt(chart, line, targets[0]);
        const words = pill?.runs.map(({ text }) => text).join() ?? '';
        return line || !targets.every((target) => words.includes(target.split('.').at(-1) ?? ''));
      });
      expect(wrong).toEqual([]);
    });

    it('has no label or state over another, and no slanting line', () => {
      const labels = chart.transitions.filter(({ line }) => line);
      const boxes = [
        ...chart.states.filter(({ head }) => head === 0),
        ...labels.map(({ id, pill }) => ({ id, ...pill })),
      ];
      const over = boxes.flatMap((a, at) =>
        boxes.slice(at + 1).flatMap((b) => (overlap(a, b) ? `${a.id} lies over ${b.id}` : [])),
      );
      expect(over).toEqual([]);
      const slanting = labels.filter(({ line }) =>
        line?.some(({ x, y }, at) => at && x !== line[at - 1]?.x && y !== line[at - 1]?.y),
      );
      expect(slanting.map(({ id }) => id)).toEqual([]);
    });

    it('shows the actions, actors and tags of its states', () => {
      for (const node of below(machine.root)) {
        const state = chart.states.find(({ id }) => id === node.id);
        const words = state?.runs.map(({ text }) => text) ?? [];
        expect(words).toEqual(expect.arrayContaining([node.key, ...node.tags]));
        for (const { src } of node.invoke) expect(words).toContain(String(src));
        for (const name of ownActions([...node.entry, ...node.exit])) expect(words).toContain(name);
      }
    });
  },
);

it('the drawing of a chart as data is that of the workbench', () => {
  const toElement = ([tag, props, ...content]: Shape, key: number): ReactNode =>
    createElement(
      tag,
      { key, ...props },
      content.map((one, at) => (typeof one === 'string' ? one : toElement(one, at))),
    );
  for (const chart of charts) {
    const shown = renderToStaticMarkup(<g>{drawShapes(chart).map(toElement)}</g>);
    expect(shown).toBe(renderToStaticMarkup(<ChartDrawing chart={chart} />));
  }
});
