import { carouselMachine } from '@machines/carousel.machine';
import { cartMachine } from '@machines/cart.machine';
import { counterMachine } from '@machines/counter.machine';
import { faqMachine } from '@machines/faq.machine';
import { headerScrollMachine } from '@machines/header-scroll.machine';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import type { Chart } from '@/workbench/chart/chart';
import { countLate, minTextSize, paneLike, textSizeOf } from '@/workbench/layout/cost';
import { findFlaws } from '@/workbench/layout/flaws';
import { type Elk, layOut, layOutAs } from '@/workbench/layout/lay-out';
import { findLineFlaws } from '@/workbench/layout/line-flaws';
import { plainStyle } from '@/workbench/layout/style';
import type { Measure } from '@/workbench/layout/text';
import { measureIn, measureWords } from '@/workbench/layout/widths';
import { plainMachine } from '@/workbench/model/plain-machine';
import { transitionId } from '@/workbench/model/transition-id';

const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
];
/** All letters have the same width: enough for a layout, and the same without fonts. */
const measure: Measure = (text) => text.length * 6.5;
const elk = new ELK();

/** The best drawing of a machine. */
async function draw(machine: AnyStateMachine): Promise<Chart> {
  let best: Chart | undefined;
  for await (const chart of layOut(machine, { elk, measure })) best = chart;
  return best as Chart;
}

/** Expects no flaws but two of those that can still be read. */
function expectClean(chart: Chart) {
  const slight = findLineFlaws(chart);
  expect(findFlaws(chart).filter((flaw) => !slight.includes(flaw))).toEqual([]);
  expect(slight.length).toBeLessThanOrEqual(2);
}

const machines = [cartMachine, faqMachine, counterMachine, carouselMachine] as const;

it.each(machines.map((machine) => [machine.id, machine] as const))(
  'the chart of %s can be read',
  async (_, machine) => {
    const chart = await draw(machine);
    expectClean(chart);
    // With text of 11 px, two thirds of it are in the pane.
    expect(textSizeOf(chart)).toBeGreaterThanOrEqual((minTextSize * 2) / 3);
  },
);

it('a drawing that can be read is looked for on a slow machine, too', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const sizes: number[] = [];
  for await (const chart of layOut(headerScrollMachine, { elk, measure, patience: 2000 })) {
    sizes.push(textSizeOf(chart));
  }
  expect(sizes[0]).toBeLessThan(minTextSize);
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(minTextSize);
});

it.each([
  ['a wide page', { width: 1271, height: 417 }],
  ['a phone', paneLike({ width: 382, height: 700 })],
])('the first good drawing on %s stays', async (_, pane) => {
  for (const machine of machines) {
    let isGood = false;
    for await (const chart of layOut(machine, { elk, measure, pane })) {
      expect(isGood, machine.id).toBe(false);
      const isClean = findFlaws(chart).length === findLineFlaws(chart).length;
      const isLate = (['RIGHT', 'DOWN'] as const).some((direction) =>
        countLate(chart, { direction }),
      );
      isGood = isClean && !isLate && textSizeOf(chart, pane) >= minTextSize;
    }
  }
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
    const words = new Map(
      chart.transitions.map(({ id, pill }) => [id, pill.runs.map(({ text }) => text)]),
    );
    expect(words.get('odd.a##0')).toEqual(['always', 'if isReady']);
    expect(words.get('odd.a#xstate.after.500.odd.a#0')).toEqual(['after 500 ms']);
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
    expect(count).toBeLessThanOrEqual(15);
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
