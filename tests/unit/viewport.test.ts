import { fitView, sidesBeyond } from '@workbench/chart/view';
import { judgeTrace } from '@workbench/judge/judge';
import { viewportMachine } from '@workbench/machines/viewport.machine';
import { createRecorder } from '@workbench/recorder/record-trace';
import { ownTables } from '@workbench/tables';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

const chart = { width: 600, height: 400 };
const pane = { width: 608, height: 408 };

function start() {
  const actor = createActor(viewportMachine, { input: { chart } }).start();
  actor.send({ type: 'pane.resized', ...pane });
  const view = () => {
    const { x, y, scale } = actor.getSnapshot().context;
    return { x: Math.round(x), y: Math.round(y), scale: Math.round(scale * 1000) / 1000 };
  };
  const state = () => actor.getSnapshot().value;
  return { send: actor.send, view, state };
}

describe('the viewport', () => {
  it('fits and centers a chart, enlarged by a third at most', () => {
    expect(fitView(chart, pane)).toEqual({ x: 4, y: 4, scale: 1 });
    expect(fitView(chart, { width: 578, height: 908 })).toEqual({ x: 4, y: 264, scale: 0.95 });
    expect(fitView(chart, { width: 2000, height: 2000 }).scale).toBe(1.3);
    expect(fitView(chart, { width: 0, height: 0 }).scale).toBe(1);
  });

  it('lets a chart go beyond the pane rather than make its text smaller than 11 px', () => {
    const narrow = { width: 308, height: 900 };
    const view = fitView(chart, narrow);
    expect(12 * view.scale).toBeCloseTo(11);
    expect(view).toMatchObject({ x: 4, y: (900 - 400 * view.scale) / 2 });
    expect(sidesBeyond(view, chart, narrow)).toEqual(['right']);
    expect(sidesBeyond({ ...view, x: -10, y: -10 }, chart, { width: 308, height: 208 })).toEqual([
      'left',
      'right',
      'top',
      'bottom',
    ]);
    expect(sidesBeyond(fitView(chart, pane), chart, pane)).toEqual([]);
  });

  it('keeps a part of such a chart in sight', () => {
    const small = { width: 308, height: 208 };
    for (const focus of [
      { x: 0, y: 0, width: 80, height: 40 },
      { x: 500, y: 10, width: 90, height: 30 },
      { x: 300, y: 350, width: 90, height: 50 },
    ]) {
      const { x, y, scale } = fitView(chart, small, focus);
      expect(x + focus.x * scale).toBeGreaterThanOrEqual(0);
      expect(y + focus.y * scale).toBeGreaterThanOrEqual(0);
      expect(x + (focus.x + focus.width) * scale).toBeLessThanOrEqual(small.width);
      expect(y + (focus.y + focus.height) * scale).toBeLessThanOrEqual(small.height);
    }
    const large = fitView(chart, small, { x: 100, y: 0, width: 500, height: 400 });
    expect(large.x + 100 * large.scale).toBeCloseTo(4);
    expect(fitView(chart, pane, { x: 500, y: 0, width: 90, height: 30 })).toEqual(
      fitView(chart, pane),
    );
  });

  it('refits when the pane resizes, until it is moved', () => {
    const { send, view, state } = start();
    send({ type: 'pane.resized', width: 578, height: 408 });
    expect(view()).toEqual({ x: 4, y: 14, scale: 0.95 });
    send({ type: 'view.panned', x: 10, y: -5 });
    send({ type: 'pane.resized', ...pane });
    expect(view()).toEqual({ x: 14, y: 9, scale: 0.95 });
    expect(state()).toEqual({ view: 'moved', gesture: 'idle' });
    send({ type: 'view.fitted' });
    expect(view()).toEqual({ x: 4, y: 4, scale: 1 });
    expect(state()).toEqual({ view: 'fitted', gesture: 'idle' });
  });

  it('zooms around a point, within bounds', () => {
    const { send, view } = start();
    send({ type: 'view.zoomed', factor: 2, x: 104, y: 54 });
    expect(view()).toEqual({ x: -96, y: -46, scale: 2 });
    send({ type: 'view.zoomed', factor: 100 });
    expect(view().scale).toBe(4);
    send({ type: 'view.zoomed', factor: 0.0001 });
    expect(view().scale).toBe(0.25);
  });

  it('fits a new chart', () => {
    const { send, view, state } = start();
    send({ type: 'view.zoomed', factor: 3 });
    send({ type: 'chart.changed', width: 625, height: 400 });
    expect(view()).toEqual({ x: 4, y: 12, scale: 0.96 });
    expect(state()).toEqual({ view: 'fitted', gesture: 'idle' });
  });

  it('pans while dragging, but not within the threshold or on hover', () => {
    const { send, view, state } = start();
    send({ type: 'pointer.moved', id: 1, x: 300, y: 300 });
    send({ type: 'pointer.pressed', id: 1, x: 100, y: 100 });
    send({ type: 'pointer.moved', id: 1, x: 102, y: 101 });
    expect(state()).toEqual({ view: 'fitted', gesture: 'pressed' });
    send({ type: 'pointer.moved', id: 1, x: 110, y: 100 });
    send({ type: 'pointer.moved', id: 1, x: 130, y: 90 });
    expect(view()).toEqual({ x: 34, y: -6, scale: 1 });
    send({ type: 'pointer.released', id: 1 });
    send({ type: 'pointer.moved', id: 1, x: 200, y: 200 });
    expect(view()).toEqual({ x: 34, y: -6, scale: 1 });
    expect(state()).toEqual({ view: 'moved', gesture: 'idle' });
  });

  it('pans and zooms with two fingers, and pans with the one that is left', () => {
    const { send, view, state } = start();
    send({ type: 'pointer.pressed', id: 1, x: 104, y: 104 });
    send({ type: 'pointer.pressed', id: 2, x: 204, y: 104 });
    expect(state()).toEqual({ view: 'fitted', gesture: 'pinching' });
    send({ type: 'pointer.moved', id: 2, x: 304, y: 104 });
    // Twice as far apart; the point between them stays between them.
    expect(view()).toEqual({ x: -96, y: -96, scale: 2 });
    send({ type: 'pointer.released', id: 1 });
    expect(state()).toEqual({ view: 'moved', gesture: 'dragging' });
    send({ type: 'pointer.moved', id: 2, x: 314, y: 104 });
    expect(view()).toEqual({ x: -86, y: -96, scale: 2 });
  });

  it('conforms to its table in every gesture of a view that has been moved', () => {
    const machines = { viewport: viewportMachine };
    const { watch, trace } = createRecorder();
    const { send } = createActor(viewportMachine, { input: { chart }, inspect: watch }).start();
    const touch = (id: number, ...xs: [number, ...number[]]) => {
      send({ type: 'pointer.pressed', id, x: xs[0], y: 100 });
      for (const x of xs) send({ type: 'pointer.moved', id, x, y: 100.3 });
    };
    send({ type: 'pane.resized', ...pane });
    for (const factor of [1.1, 1.3]) {
      touch(1, 100, 101, 120, 140.5);
      touch(2, 200, 230, 260.7);
      send({ type: 'pointer.moved', id: 1, x: 90, y: 80 });
      send({ type: 'view.zoomed', factor });
      send({ type: 'pane.resized', width: 500 * factor, height: 300 });
      touch(3, 10, 20);
      for (const id of [2, 1]) {
        send({ type: 'pointer.released', id });
        send({ type: 'pointer.moved', id: 1, x: 300, y: 300 });
      }
      touch(1, 100, 101);
      send({ type: 'pointer.released', id: 1 });
    }
    const steps = judgeTrace(trace, { machines, tables: ownTables });
    expect(steps.flatMap(({ verdict }) => (verdict.kind === 'departs' ? [verdict] : []))).toEqual(
      [],
    );
  });
});
