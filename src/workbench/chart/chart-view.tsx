import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  /** More tools. */
  children?: ReactNode;
};

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

/** A chart that scrolls, or is fitted into its pane, above its outline; both share highlights and selection. */
export function ChartView({ chart, machine, marks, onSelect, children }: Props) {
  const pane = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
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
        data-whole={isWhole || undefined}
        aria-label={`Chart of ${machine.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
      >
        <svg
          className="chart-canvas"
          style={{ '--width': width, '--height': height } as object}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${machine.id}; described in the outline below`}
        >
          <ChartDrawing chart={chart} marks={marks} onSelect={onSelect} />
        </svg>
      </section>
      <div className="chart-tools">
        {children}
        <button type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Fit
        </button>
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
