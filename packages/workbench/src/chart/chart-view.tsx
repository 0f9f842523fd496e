import { type ReactNode, useMemo, useState } from 'react';
import type { InspectionEvent } from 'xstate';
import { count } from '../model/count';
import type { Box, Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './marks';
import { Outline } from './outline';
import { useViewport } from './use-viewport';

type Props = Marks & {
  /** The machine's layout. */
  machine: Chart;
  /** Called with the id of the clicked state or transition. */
  onSelect: (id: string) => void;
  /** More tools, before those of zoom. */
  children?: ReactNode;
  /** Observes the viewport's actor. */
  inspect?: (event: InspectionEvent) => void;
};

/** The box around the active states that have no active children; null if none is active. */
function focusOf({ states }: Chart, active: ReadonlySet<string>): Box | null {
  const isActive = ({ id }: { id: string }) => active.has(id);
  const parents = new Set(states.filter(isActive).map(({ parent }) => parent));
  const leaves = states.filter((state) => isActive(state) && !parents.has(state.id));
  if (leaves.length === 0) return null;
  const x = Math.min(...leaves.map((leaf) => leaf.x));
  const y = Math.min(...leaves.map((leaf) => leaf.y));
  const right = Math.max(...leaves.map((leaf) => leaf.x + leaf.width));
  const bottom = Math.max(...leaves.map((leaf) => leaf.y + leaf.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * A chart that can be panned and zoomed, above its outline; both share highlights and selection.
 */
export function ChartView({ machine, onSelect, inspect, children, ...given }: Props) {
  const { active, lit, departs, selected, coverage } = given;
  const marks = useMemo(
    () => ({ active, lit, departs, selected, coverage }),
    [active, lit, departs, selected, coverage],
  );
  const [shown, setShown] = useState(machine);
  const ids = [...(active ?? [])].join(' ');
  const focus = useMemo(() => focusOf(shown, new Set(ids.split(' '))), [shown, ids]);
  const { frame, view, isFitted, beyond, isDragging, zoomIn, zoomOut, fit, gestures } = useViewport(
    shown,
    focus,
    inspect,
  );
  // A better drawing of the same machine does not move what the reader has zoomed or holds.
  if (shown !== machine && (shown.id !== machine.id || (isFitted && !isDragging))) {
    setShown(machine);
  }
  const { x, y, scale } = view;
  return (
    <div className="statechart">
      <section
        ref={frame}
        className="chart-pane"
        aria-label={`Chart of ${shown.id}. Arrow keys pan, + and − zoom, 0 fits.`}
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
          aria-label={`${shown.id}; described in the outline below`}
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
          <button type="button" onClick={fit} aria-disabled={isFitted}>
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
        <Outline chart={shown} marks={marks} onSelect={onSelect} />
      </details>
    </div>
  );
}
