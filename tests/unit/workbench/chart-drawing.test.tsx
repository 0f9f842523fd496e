import ELK from 'elkjs/lib/elk.bundled.js';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { ChartDrawing } from '@/workbench/chart/chart-drawing';
import { layOut } from '@/workbench/layout/lay-out';

describe('a drawing', () => {
  const lift = createMachine({
    id: 'lift',
    type: 'parallel',
    states: {
      door: { initial: 'shut', states: { shut: { on: { OPENED: 'open' } }, open: {} } },
      motor: { on: { OPENED: {}, PRESSED: undefined, STOPPED: { actions: 'stop' } } },
    },
  });
  const write = async (machine: AnyStateMachine = lift) => {
    const { document } = new Window();
    const chart = await layOut(machine, new ELK(), (text) => text.length * 7);
    document.body.innerHTML = `<svg>${renderToStaticMarkup(<ChartDrawing chart={chart} />)}</svg>`;
    return (id: string) => document.querySelector(`[data-id="${id}"]`) as unknown as Element;
  };

  it('has dashed borders around the regions of a parallel state, and no others', async () => {
    const find = await write();
    const dashes = (id: string) => find(id).querySelector('rect')?.getAttribute('stroke-dasharray');
    expect(['lift.door', 'lift.motor'].map(dashes)).toEqual([
      dashes('lift.door'),
      dashes('lift.door'),
    ]);
    expect(dashes('lift.door')).toBeTruthy();
    expect([dashes('lift'), dashes('lift.door.shut')]).toEqual([null, null]);
  });

  it('has arrowheads above their labels, which may be close', async () => {
    const find = await write();
    const parts = [...find('lift.door.shut#OPENED#0').children].map((one) => one.classList[0]);
    expect(parts.indexOf('chart-arrow')).toBeGreaterThan(parts.indexOf('chart-pill'));
  });
});
