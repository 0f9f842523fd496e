import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { layOut } from '@/workbench/layout/lay-out';
import { nodesOf, transitionId, transitionsOf } from '@/workbench/model/parts';

const elk = new ELK();
/** All letters have the same width: enough for a layout, and the same without fonts. */
const measure = (text: string) => text.length * 6.5;

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

it('any machine is drawn: transitions between levels and regions, delays, final and history states', async () => {
  const chart = await layOut(odd, elk, measure);
  const ids = nodesOf(odd).flatMap(transitionsOf).map(transitionId);
  expect(chart.transitions.map(({ id }) => id).sort()).toEqual(ids.sort());
  const words = new Map(
    chart.transitions.map(({ id, pill }) => [id, pill.runs.map(({ text }) => text)]),
  );
  expect(words.get('odd.a##0')).toEqual(['always', 'if isReady']);
  expect(words.get('odd.a#xstate.after.500.odd.a#0')).toEqual(['after 500 ms']);
  expect(chart.states.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['final', 'history', 'parallel', 'compound', 'atomic']),
  );
});

it('a chart that is too wide for its pane leads downward', async () => {
  const states = Object.fromEntries(
    [...'abcdef'].map((key, at, all) => [key, { on: { NEXT: all[at + 1] ?? 'a' } }]),
  );
  const row = createMachine({ id: 'row', initial: 'a', states });
  const shapeIn = async (pane: { width: number; height: number }) => {
    const { width, height } = await layOut(row, elk, measure, pane);
    return width > height ? 'wide' : 'tall';
  };
  expect(await shapeIn({ width: 1200, height: 400 })).toBe('wide');
  expect(await shapeIn({ width: 360, height: 600 })).toBe('tall');
});
