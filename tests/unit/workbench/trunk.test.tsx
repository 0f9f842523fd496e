import ELK from 'elkjs/lib/elk.bundled.js';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';
import type { Marks } from '@/workbench/chart/marks';
import { layOut } from '@/workbench/layout/lay-out';

const both = ['.door.shut', '.motor.on'];
const lift = createMachine({
  id: 'lift',
  type: 'parallel',
  on: {
    CALLED: { guard: 'isFar', target: both },
    SENT: { target: both },
    HELD: { target: both },
    FREED: { target: ['.door.open', '.motor.on'] },
  },
  states: {
    door: { initial: 'open', states: { open: {}, shut: { on: { KNOCKED: 'open' } } } },
    motor: { initial: 'off', states: { off: {}, on: { on: { ARRIVED: 'off' } } } },
  },
});
const shared = ['CALLED', 'SENT', 'HELD'].map((type) => `lift#${type}#0`);

/** To the right in a wide pane, downward in a tall one. */
const draw = (width = 9000) =>
  layOut(lift, new ELK(), (text) => text.length * 7, { width, height: 9000 });

async function render(marks: Marks = {}) {
  const chart = await draw();
  const { document } = new Window();
  document.body.innerHTML = `<svg>${renderToStaticMarkup(<ChartDrawing chart={chart} marks={marks} />)}</svg>`;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return (id: string) => [
    count(`[data-id="${id}"] .chart-line`),
    count(`[data-id="${id}"] .chart-arrow`),
    count('.chart-trunk .chart-arrow'),
  ];
}

describe('transitions with the same source and the same targets', () => {
  it.each([9000, 100])('have one trunk in a pane of %s px', async (width) => {
    const chart = await draw(width);
    const members = chart.transitions.filter(({ trunk }) => trunk);
    expect(members.map(({ id, trunk }) => [id, trunk])).toEqual(
      shared.map((id) => [id, shared[0]]),
    );
    const ends = members.map(({ lines }) => lines.map((line) => [line[0], line.at(-1)]));
    expect(new Set(ends.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(ends[0]).toHaveLength(2);
  });

  it('share lines and arrowheads, until one of them is taken or selected', async () => {
    const [first = '', second = ''] = shared;
    const at = await render();
    expect(shared.map(at)).toEqual(shared.map(() => [0, 0, 2]));
    expect(at('lift#FREED#0')).toEqual([2, 2, 2]);
    const lit = await render({ lit: new Set([second]) });
    expect([lit(first), lit(second)]).toEqual([
      [0, 0, 2],
      [2, 2, 2],
    ]);
    expect((await render({ selected: first }))(first)).toEqual([2, 2, 2]);
  });
});
