import { cartMachine } from '@machines/cart.machine';
import { machines } from '@machines/tables';
import type { Chart } from '@workbench/chart/chart';
import { ChartDrawing } from '@workbench/chart/chart-drawing';
import { transitionId } from '@workbench/model/transition-id';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { charts, ownCharts } from '@/workbench/charts.excerpt';
import { minTextSize, textSizeOf } from '../../packages/workbench/layout/cost';
import { findFlaws } from '../../packages/workbench/layout/flaws';
import { layOutAs } from '../../packages/workbench/layout/lay-out';
import type { Style } from '../../packages/workbench/layout/style';
import type { Measure } from '../../packages/workbench/layout/text';

const all: readonly AnyStateMachine[] = Object.values(machines);
const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
];
const chartOf = ({ id }: AnyStateMachine) => charts.find((chart) => chart.id === id) as Chart;

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
      expect(chart.transitions.map(({ id, targets }) => ({ id, targets }))).toEqual(
        definedIn(machine),
      );
      const markup = renderToStaticMarkup(<ChartDrawing chart={chart} />);
      for (const { id } of [...chart.states, ...chart.transitions]) {
        expect(markup.split(`data-id="${id}"`).length - 1).toBe(1);
      }
    });

    it('draws a line to each target, and none for internal transitions', () => {
      const wrong = chart.transitions.filter(
        ({ lines, targets }) => lines.length !== targets.length || lines.some((line) => !line[1]),
      );
      expect(wrong).toEqual([]);
    });

    it('marks the initial state of each compound state', () => {
      const begun = below(machine.root)
        .filter(({ type }) => type === 'compound')
        .map((node) => [node.id, node.initial.target[0]?.id]);
      expect(chart.initials.map(({ parent, state }) => [parent, state])).toEqual(begun);
    });

    it('has no layout flaws', () => {
      expect(findFlaws(chart)).toEqual([]);
    });

    it('is legible as a whole in the pane of a 1280 × 900 window', () => {
      expect(textSizeOf(chart)).toBeGreaterThanOrEqual(minTextSize);
    });

    it('shows the actions, actors and tags of its states', () => {
      for (const node of below(machine.root)) {
        const state = chart.states.find(({ id }) => id === node.id);
        const words = state?.runs.map(({ text }) => text) ?? [];
        expect(words).toEqual(expect.arrayContaining([node.key, ...node.tags]));
        for (const { src } of node.invoke) expect(words).toContain(String(src));
        for (const name of [...(state?.entry ?? []), ...(state?.exit ?? [])]) {
          expect(words).toContain(name);
        }
      }
    });
  },
);

it.each(ownCharts.map((chart) => [chart.id, chart] as const))(
  'the workbench’s chart of %s is legible and has no layout flaws',
  (_, chart) => {
    expect(findFlaws(chart)).toEqual([]);
    // To a tenth of a px, because widths differ from font to font.
    expect(textSizeOf(chart)).toBeGreaterThan(minTextSize - 0.05);
  },
);

/** All letters have the same width: enough for a layout, and the same without fonts. */
const measure: Measure = (text) => text.length * 6.5;

const style: Style = {
  direction: 'RIGHT',
  measure: 150,
  headMeasure: 320,
  pills: 'tall',
  labels: 'MEDIAN_LAYER',
  pitch: 12,
  padding: 'normal',
  seed: 1,
  cycles: 'DFS_NODE_ORDER',
  gaps: { lines: 10, others: 18 },
  aspect: 1,
};

describe('any machine', () => {
  const odd = createMachine({
    id: 'odd',
    initial: 'a',
    on: { RESET: { target: '#odd', reenter: true }, GO: '.c.d' },
    states: {
      a: { always: { guard: 'isReady', target: 'b' }, after: { 500: 'b' }, on: { '*': 'c' } },
      b: { on: { NEXT: ['.', { target: 'c.past', guard: 'isLate' }] } },
      c: {
        type: 'compound',
        initial: 'd',
        onDone: 'f',
        states: { d: { on: { UP: '#odd.c' } }, past: { type: 'history' }, end: { type: 'final' } },
      },
      f: { type: 'final' },
      p: {
        type: 'parallel',
        states: {
          left: { initial: 'x', states: { x: { on: { ACROSS: '#odd.p.right.z' } }, y: {} } },
          right: { initial: 'z', states: { z: {} } },
        },
      },
    },
  });

  it('is drawn: transitions between levels and regions, delays, final and history states', async () => {
    const chart = await layOutAs(odd, style, measure);
    expect(chart.transitions.map(({ id }) => id).sort()).toEqual(
      below(odd.root)
        .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
        .map(transitionId)
        .sort(),
    );
    const always = chart.transitions.find(({ event }) => event === 'always');
    expect(always).toMatchObject({ id: 'odd.a##0', guard: 'isReady' });
    const after = chart.transitions.find(({ event }) => event === 'after 500 ms');
    expect(after?.pill.runs.map(({ text }) => text)).toEqual(['after 500 ms']);
    expect(chart.states.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['final', 'history', 'parallel', 'compound', 'atomic']),
    );
  });

  it('is drawn if ELK can’t keep its order', async () => {
    const answer = { after: { answer: 'ready' } };
    const request = createMachine({
      id: 'request',
      initial: 'ready',
      states: {
        ready: { on: { 'copy.pressed': 'copying' } },
        copying: { invoke: { src: 'write', onDone: 'copied', onError: 'refused' } },
        copied: answer,
        refused: answer,
      },
    });
    expect(findFlaws(await layOutAs(request, style, measure))).toEqual([]);
  });

  it('is drawn the same every time', async () => {
    const once = await layOutAs(cartMachine, style, measure);
    expect(await layOutAs(cartMachine, style, measure)).toEqual(once);
  });
});
