import { describe, expect, it } from 'vitest';
import { createViewport } from '@/workbench/chart/create-viewport';
import { fitView, sidesBeyond } from '@/workbench/chart/view';

const chart = { width: 600, height: 400 };
const pane = { width: 632, height: 432 };

function start() {
  const viewport = createViewport(chart);
  viewport.resize(pane);
  const view = () => {
    const { x, y, scale } = viewport.get();
    return { x: Math.round(x), y: Math.round(y), scale: Math.round(scale * 1000) / 1000 };
  };
  return { ...viewport, view };
}

describe('the viewport', () => {
  it('fits and centers a chart within a margin, enlarged by a third at most', () => {
    expect(fitView(chart, pane)).toEqual({ x: 16, y: 16, scale: 1 });
    expect(fitView(chart, { width: 602, height: 932 })).toEqual({ x: 16, y: 276, scale: 0.95 });
    expect(fitView(chart, { width: 2000, height: 2000 }).scale).toBe(1.3);
    expect(fitView(chart, { width: 0, height: 0 }).scale).toBe(1);
  });

  it('fits all of a chart, however small the pane, where the margin is smaller', () => {
    for (const small of [
      { width: 308, height: 208 },
      { width: 68, height: 48 },
    ]) {
      expect(fitView(chart, small)).toMatchObject({ x: 4, y: 4 });
      expect(sidesBeyond(fitView(chart, small), chart, small)).toEqual([]);
    }
    expect(sidesBeyond({ x: -10, y: -10, scale: 1 }, chart, pane)).toEqual(['left', 'top']);
    expect(sidesBeyond({ x: 40, y: 40, scale: 1 }, chart, pane)).toEqual(['right', 'bottom']);
  });

  it('refits when the pane resizes, until it is moved', () => {
    const { resize, pan, fit, show, view, get } = start();
    resize({ width: 602, height: 432 });
    expect(view()).toEqual({ x: 16, y: 26, scale: 0.95 });
    show({ width: 1200, height: 800 });
    expect(view()).toEqual({ x: 16, y: 26, scale: 0.475 });
    show(chart);
    pan({ x: 10, y: -5 });
    resize(pane);
    expect(view()).toEqual({ x: 26, y: 21, scale: 0.95 });
    expect(get().isFitted).toBe(false);
    fit();
    expect(view()).toEqual({ x: 16, y: 16, scale: 1 });
    expect(get().isFitted).toBe(true);
  });

  it('zooms around a point, within bounds', () => {
    const { zoom, view } = start();
    zoom({ factor: 2, x: 116, y: 66 });
    expect(view()).toEqual({ x: -84, y: -34, scale: 2 });
    zoom({ factor: 100 });
    expect(view().scale).toBe(4);
    zoom({ factor: 0.0001 });
    expect(view().scale).toBe(0.05);
  });

  it('fits a new chart', () => {
    const { zoom, show, view, get } = start();
    zoom({ factor: 3 });
    show({ width: 625, height: 400 });
    expect(view()).toEqual({ x: 16, y: 24, scale: 0.96 });
    expect(get().isFitted).toBe(true);
  });

  it('pans while dragging, but not within the threshold or on hover', () => {
    const { press, move, release, view, get } = start();
    move({ id: 1, x: 300, y: 300 });
    press({ id: 1, x: 100, y: 100 });
    move({ id: 1, x: 102, y: 101 });
    expect(get()).toMatchObject({ isFitted: true, isDragging: false });
    move({ id: 1, x: 110, y: 100 });
    move({ id: 1, x: 130, y: 90 });
    expect(view()).toEqual({ x: 46, y: 6, scale: 1 });
    expect(get()).toMatchObject({ isFitted: false, isDragging: true });
    release(1);
    move({ id: 1, x: 200, y: 200 });
    expect(view()).toEqual({ x: 46, y: 6, scale: 1 });
    expect(get().isDragging).toBe(false);
  });

  it('pans and zooms with two fingers, and pans with the one that is left', () => {
    const { press, move, release, view, get } = start();
    press({ id: 1, x: 116, y: 116 });
    press({ id: 2, x: 216, y: 116 });
    expect(get().isDragging).toBe(true);
    // A third finger does nothing.
    press({ id: 3, x: 10, y: 10 });
    move({ id: 3, x: 100, y: 10 });
    expect(view()).toEqual({ x: 16, y: 16, scale: 1 });
    move({ id: 2, x: 316, y: 116 });
    // Twice as far apart; the point between them stays between them.
    expect(view()).toEqual({ x: -84, y: -84, scale: 2 });
    release(1);
    expect(get().isDragging).toBe(true);
    move({ id: 2, x: 326, y: 116 });
    expect(view()).toEqual({ x: -74, y: -84, scale: 2 });
    release(2);
    expect(get().isDragging).toBe(false);
  });
});
