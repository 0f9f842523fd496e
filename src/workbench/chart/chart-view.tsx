import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyStateMachine } from 'xstate';
import { count } from '../model/count';
import type { Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './marks';
import { Outline } from './outline';

type Props = {
  marks: Marks;
  chart: Chart;
  machine: AnyStateMachine;
  /** Called with the id of the clicked state or transition. */
  onSelect: (id: string) => void;
  /** More tools, before those of zoom. */
  children?: ReactNode;
};

/** The margins of a chart in its pane, on both sides together, in px. */
const margins = 24;

/** How much larger or smaller a press makes a chart. */
const step = 1.25;

/** What has just happened, and then the states that are active. */
const happening = ['.chart-transition[data-lit]', '.chart-state[data-active][data-kind=atomic]'];

/** Scrolls the pane, and not the page, to parts of its chart, as far as that takes. */
function bringIntoSight(parts: string, pane: HTMLElement | null) {
  const needed = (start: number, end: number) => (start < 0 ? start : Math.max(0, end));
  for (const part of pane?.querySelectorAll(parts) ?? []) {
    const [inner, outer] = [part, pane as HTMLElement].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    pane?.scrollBy(
      needed(inner.left - outer.left, inner.right - outer.right),
      needed(inner.top - outer.top, inner.bottom - outer.bottom),
    );
  }
}

/** A chart that scrolls and zooms, above its outline; both share highlights and selection. */
export function ChartView({ chart, machine, marks, onSelect, children }: Props) {
  const pane = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const zoomTo = (next: number) => {
    flushSync(() => setZoom(next));
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane.current as HTMLElement;
    const move = (from: number, length: number) => ((from + length / 2) * next) / zoom - length / 2;
    pane.current?.scrollTo(move(scrollLeft, clientWidth), move(scrollTop, clientHeight));
  };
  /** Makes all of it visible, or as large as at first. */
  const fit = () => {
    const { clientWidth, clientHeight, firstElementChild } = pane.current as HTMLElement;
    const { width, height } = (firstElementChild as Element).getBoundingClientRect();
    const [across, down] = [(clientWidth - margins) / width, (clientHeight - margins) / height];
    zoomTo(zoom === 1 ? Math.min(1, across, down) : 1);
  };
  const { active, lit, selected } = marks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is lit.
  useLayoutEffect(() => {
    for (const parts of happening) bringIntoSight(parts, pane.current);
  }, [active, lit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is selected.
  useLayoutEffect(() => bringIntoSight('[data-selected]', pane.current), [selected]);
  const { width, height } = chart;
  return (
    <div className="statechart">
      <section
        ref={pane}
        className="chart-pane"
        aria-label={`Chart of ${machine.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
      >
        <svg
          className="chart-canvas"
          style={{ '--width': width, '--height': height, '--zoom': zoom } as object}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${machine.id}; described in the outline below`}
        >
          <ChartDrawing chart={chart} marks={marks} onSelect={onSelect} />
        </svg>
      </section>
      <div className="chart-tools">
        {children}
        <fieldset>
          <legend className="sr-only">Zoom</legend>
          <button type="button" onClick={() => zoomTo(zoom / step)}>
            <span aria-hidden>−</span>
            <span className="sr-only">Zoom out</span>
          </button>
          <output aria-label="Zoom level">{Math.round(zoom * 100)} %</output>
          <button type="button" onClick={() => zoomTo(zoom * step)}>
            <span aria-hidden>+</span>
            <span className="sr-only">Zoom in</span>
          </button>
          <button type="button" onClick={fit}>
            {zoom === 1 ? 'Fit' : 'Reset'}
          </button>
        </fieldset>
      </div>
      <details className="chart-outline">
        <summary>
          Outline
          <small>
            {count(chart.states.length - 1, 'state')},{' '}
            {count(chart.transitions.length, 'transition')}
          </small>
        </summary>
        <Outline machine={machine} marks={marks} onSelect={onSelect} />
      </details>
    </div>
  );
}
