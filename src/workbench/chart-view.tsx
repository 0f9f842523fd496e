import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Step } from '@/tracing/describe-machine';
import { labelOf, layoutChart } from './layout-chart';

type Props = {
  machine: AnyStateMachine;
  active: ReadonlySet<string>;
  selected: Step | null;
  onSelect: (step: Step) => void;
};

const isSameStep = (a: Step | null, b: Step) =>
  a?.source === b.source && a.event === b.event && a.guard === b.guard;

/** A machine's chart: the states it is in are lit, and a transition tells of itself when pressed. */
export function ChartView({ machine, active, selected, onSelect }: Props) {
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
            {active.has(id) && <span className="sr-only"> (active)</span>}
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
              data-selected={steps.some((step) => isSameStep(selected, step))}
              markerEnd="url(#arrow)"
            />
          ))}
        </svg>
        {chart.lines.map(({ key, x, y, steps }) => (
          <div key={key} className="labels" style={{ left: x, top: y }}>
            {steps.map((step) => (
              <button
                key={`${step.source} ${labelOf(step)}`}
                type="button"
                className="transition-label"
                aria-pressed={isSameStep(selected, step)}
                onClick={() => onSelect(step)}
              >
                {labelOf(step)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
