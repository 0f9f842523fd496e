import { type ReactNode, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { count } from '../model/count';
import type { Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './marks';
import { Outline } from './outline';
import { useViewport } from './use-viewport';

type Props = {
  marks: Marks;
  chart: Chart;
  machine: AnyStateMachine;
  /** Called with the id of the clicked state or transition. */
  onSelect: (id: string) => void;
  /** More tools, before those of zoom. */
  children?: ReactNode;
};

/**
 * A chart that can be panned and zoomed, above its outline; both share highlights and selection.
 */
export function ChartView({ chart, machine, marks, onSelect, children }: Props) {
  const [shown, setShown] = useState(chart);
  const { frame, view, beyond, zoomIn, zoomOut, fit, gestures } = useViewport(shown);
  const { x, y, scale, isFitted, isDragging } = view;
  // A better drawing of the same machine does not move what the reader has zoomed or holds.
  if (shown !== chart && (shown.id !== chart.id || (isFitted && !isDragging))) {
    setShown(chart);
  }
  return (
    <div className="statechart">
      <section
        ref={frame}
        className="chart-pane"
        aria-label={`Chart of ${machine.id}. Arrow keys pan, + and − zoom, 0 fits.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard pans it.
        tabIndex={0}
        data-fitted={isFitted}
        data-beyond={beyond || undefined}
        data-dragging={isDragging}
        {...gestures}
      >
        <svg
          className="chart-canvas"
          role="img"
          aria-label={`${machine.id}; described in the outline below`}
        >
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <ChartDrawing chart={shown} marks={marks} onSelect={onSelect} />
          </g>
        </svg>
      </section>
      <div className="chart-tools">
        {children}
        <fieldset>
          <legend className="sr-only">Zoom</legend>
          <button type="button" onClick={zoomOut}>
            <span aria-hidden>−</span>
            <span className="sr-only">Zoom out</span>
          </button>
          <output aria-label="Zoom level">{Math.round(scale * 100)} %</output>
          <button type="button" onClick={zoomIn}>
            <span aria-hidden>+</span>
            <span className="sr-only">Zoom in</span>
          </button>
          <button type="button" onClick={fit} aria-disabled={isFitted && beyond === ''}>
            Fit
          </button>
        </fieldset>
      </div>
      <details className="chart-outline">
        <summary>
          Outline
          <small>
            {count(shown.states.length - 1, 'state')},{' '}
            {count(shown.transitions.length, 'transition')}
          </small>
        </summary>
        <Outline machine={machine} marks={marks} onSelect={onSelect} />
      </details>
    </div>
  );
}
