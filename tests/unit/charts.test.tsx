import { cartMachine } from '@machines/cart.machine';
import { machines } from '@machines/tables';
import type { Chart } from '@workbench/chart/chart';
import { ChartDrawing } from '@workbench/chart/chart-drawing';
import * as ownMachines from '@workbench/machines';
import { transitionId } from '@workbench/model/transition-id';
import ELK from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { minTextSize, textSizeOf } from '../../packages/workbench/layout/cost';
import { findFlaws } from '../../packages/workbench/layout/flaws';
import { type Elk, layOut, layOutAs } from '../../packages/workbench/layout/lay-out';
import { findLineFlaws } from '../../packages/workbench/layout/line-flaws';
import { plainMachine } from '../../packages/workbench/layout/plain-machine';
import { plainStyle } from '../../packages/workbench/layout/style';
import type { Measure } from '../../packages/workbench/layout/text';
import { measureIn, measureWords } from '../../packages/workbench/layout/widths';
import { drawCharts } from '../../scripts/docs/draw-charts';

const all: readonly AnyStateMachine[] = Object.values(machines);
const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
];
/** All letters have the same width: enough for a layout, and the same without fonts. */
const measure: Measure = (text) => text.length * 6.5;
const elk = new ELK();
const charts = await drawCharts(all);
const chartOf = ({ id }: AnyStateMachine) => charts.find((chart) => chart.id === id) as Chart;

/** Expects no flaws but two of those that can still be read. */
function expectClean(chart: Chart) {
  const slight = findLineFlaws(chart);
  expect(findFlaws(chart).filter((flaw) => !slight.includes(flaw))).toEqual([]);
  expect(slight.length).toBeLessThanOrEqual(2);
}

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

    it('has nothing that lies over something else, and hardly a needless bend', () => {
      expectClean(chart);
    });

    it('has text of 11 px in the workbench’s pane, or goes beyond it by a twentieth at most', () => {
      expect(textSizeOf(chart)).toBeGreaterThanOrEqual(minTextSize / 1.05);
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

it.each(
  Object.values<AnyStateMachine>(ownMachines).map((machine) => [machine.id, machine] as const),
)('the workbench’s chart of %s can be read', async (_, machine) => {
  const [chart] = await drawCharts([machine]);
  expectClean(chart as Chart);
  // With text of 11 px, two thirds of it are in the pane.
  expect(textSizeOf(chart as Chart)).toBeGreaterThanOrEqual((minTextSize * 2) / 3);
});

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
    const chart = await layOutAs(odd, plainStyle, measure, elk);
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
    expect(findFlaws(await layOutAs(request, plainStyle, measure, elk))).toEqual([]);
  });

  it('is drawn the same every time', async () => {
    const once = await layOutAs(cartMachine, plainStyle, measure, elk);
    expect(await layOutAs(cartMachine, plainStyle, measure, elk)).toEqual(once);
  });

  it('is drawn in a worker as on the page, from data that can be posted', async () => {
    const posted = structuredClone({
      machine: plainMachine(odd),
      widths: measureWords(odd, measure),
    });
    const drawn = await layOutAs(posted.machine, plainStyle, measureIn(posted.widths), elk);
    expect(drawn).toEqual(await layOutAs(odd, plainStyle, measure, elk));
  });

  it('has the least flawed drawing if none is without flaws', async () => {
    const drawn: Chart[] = [];
    for await (const chart of layOut(odd, { elk, measure, patience: 0 })) drawn.push(chart);
    expect(drawn.map(({ states }) => states.length)).toEqual([below(odd.root).length]);
  });

  it('has a first drawing after a few attempts, whatever its flaws', async () => {
    let count = 0;
    const slow: Elk = {
      layout: async (graph) => {
        count += 1;
        await new Promise((resolve) => setTimeout(resolve, 60));
        return elk.layout(graph);
      },
    };
    const { value } = await layOut(odd, { elk: slow, measure }).next();
    expect((value as Chart).states).toHaveLength(below(odd.root).length);
    // ELK is asked again if it can't keep the order.
    expect(count).toBeLessThanOrEqual(4);
  });

  it('waits for its turn before each attempt', async () => {
    let turns = 0;
    let count = 0;
    const counting: Elk = {
      layout: (graph) => {
        count += 1;
        expect(turns).toBe(count);
        return elk.layout(graph);
      },
    };
    const turn = async () => {
      turns += 1;
    };
    for await (const _ of layOut(cartMachine, { elk: counting, measure, turn }));
    expect(count).toBeGreaterThan(1);
  });

  it('is drawn if it is large', async () => {
    const ids = Array.from({ length: 80 }, (_, at) => `s${at}`);
    const states = Object.fromEntries(
      ids.map((id, at) => [id, { on: { NEXT: ids[(at + 1) % 80], SKIP: ids[(at + 9) % 80] } }]),
    );
    const large = createMachine({ id: 'large', initial: 's0', states } as never);
    const { value } = await layOut(large, { elk, measure, patience: 0 }).next();
    expect((value as Chart).states).toHaveLength(81);
  }, 120_000);
});
