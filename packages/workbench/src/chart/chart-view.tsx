import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { labelOf, layoutChart } from './layout-chart';

type Props = {
  machine: AnyStateMachine;
  /** The ids of the states that it is in, and of the transitions that the step took. */
  active: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  coverage: ReadonlyMap<string, number>;
  /** The id of the state or transition that was chosen. */
  selected: string;
  onSelect: (id: string) => void;
};

/** A machine's chart: the states it is in are lit, and a transition tells of itself when pressed. */
export function ChartView({ machine, active, lit, coverage, selected, onSelect }: Props) {
  const chart = useMemo(() => layoutChart(machine), [machine]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="chart" aria-label={`Chart of ${machine.id}`} tabIndex={0}>
      <div style={{ position: 'relative', width: chart.width, height: chart.height }}>
        {chart.states.map(({ id, name, isRegion, isInitial, x, y, width, height }) => (
          <div
            key={id}
            className="state"
            data-kind={isRegion ? 'region' : 'leaf'}
            data-active={active.has(id)}
            style={{ left: x, top: y, width, height }}
          >
            {isInitial && <span className="initial" aria-hidden />}
            <span>{name}</span>
            {active.has(id) && <span className="wb-hidden"> (active)</span>}
          </div>
        ))}
        <svg aria-hidden="true" width={chart.width} height={chart.height} className="lines">
          <defs>
            <marker
              id="arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          {chart.lines.map(({ key, path, steps }) => (
            <path
              key={key}
              d={path}
              data-selected={steps.some(({ id }) => id === selected || lit.has(id))}
              markerEnd="url(#arrow)"
            />
          ))}
        </svg>
        {chart.lines.map(({ key, x, y, steps }) => (
          <div key={key} className="labels" style={{ left: x, top: y }}>
            {steps.map((step) => (
              <button
                key={step.id}
                type="button"
                className="transition-label"
                aria-pressed={step.id === selected}
                data-lit={lit.has(step.id)}
                onClick={() => onSelect(step.id)}
              >
                {labelOf(step)}
                {coverage.has(step.id) && <small> ×{coverage.get(step.id)}</small>}
              </button>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
