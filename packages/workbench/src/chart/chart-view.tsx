import { useMemo } from 'react';
import type { Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './marks';
import { Outline } from './outline';
import { useViewport } from './use-viewport';
import './chart.css';

type Props = Marks & {
  /** The machine's layout. */
  machine: Chart;
  /** Told the id of the state, or of the transition, that is pressed. */
  onSelect: (id: string) => void;
};

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** A machine's chart, to look around in, over its outline; both mark the same and select the same. */
export function ChartView({ machine, active, lit, selected, coverage, onSelect }: Props) {
  const marks = useMemo(
    () => ({ active, lit, selected, coverage }),
    [active, lit, selected, coverage],
  );
  const { frame, view, isFitted, isDragging, enlarge, reduce, fit, gestures } =
    useViewport(machine);
  const { x, y, scale } = view;
  return (
    <div className="statechart">
      <section
        ref={frame}
        className="chart-pane"
        aria-label={`Chart of ${machine.id}. Arrow keys move it, + and − enlarge and reduce it, 0 fits it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it.
        tabIndex={0}
        data-fitted={isFitted}
        data-dragging={isDragging}
        {...gestures}
      >
        <svg className="chart-canvas" role="img" aria-label={`${machine.id}; told in its outline`}>
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <ChartDrawing chart={machine} marks={marks} onSelect={onSelect} />
          </g>
        </svg>
      </section>
      <fieldset className="chart-tools">
        <legend className="sr-only">View of the chart</legend>
        <button type="button" onClick={reduce}>
          <span aria-hidden>−</span>
          <span className="sr-only">Reduce</span>
        </button>
        <output aria-label="Size">{Math.round(scale * 100)} %</output>
        <button type="button" onClick={enlarge}>
          <span aria-hidden>+</span>
          <span className="sr-only">Enlarge</span>
        </button>
        <button type="button" onClick={fit} disabled={isFitted}>
          Fit
        </button>
      </fieldset>
      <details className="chart-outline">
        <summary>
          Outline
          <small>
            {count(machine.states.length - 1, 'state')},{' '}
            {count(machine.transitions.length, 'transition')}
          </small>
        </summary>
        <Outline chart={machine} marks={marks} onSelect={onSelect} />
      </details>
    </div>
  );
}
