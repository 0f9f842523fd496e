import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import { count } from '../model/values';
import { useStore } from '../state/store';
import { copyText, statelyText } from '../stately';
import type { Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import type { Marks } from './marks';
import { Outline } from './outline';

type ViewProps = {
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
function ChartView({ chart, machine, marks, onSelect, children }: ViewProps) {
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

type Props = {
  workbench: WorkbenchModel;
  machine: AnyStateMachine;
  marks: Marks & { selected: string };
  onSelect: (id: string) => void;
};

/** A machine's chart, or the list of its states. */
export function ChartPane({ workbench, machine, marks, onSelect }: Props) {
  const { charts } = workbench;
  // An effect, since the layout measures text in the page's fonts.
  useEffect(() => charts.draw(machine), [charts, machine]);
  const { chart, problem } = useStore(charts).drawn.get(machine) ?? {};
  const isPending = !chart && !problem;
  if (chart) {
    return (
      <ChartView key={chart.id} {...{ chart, machine, marks, onSelect }}>
        <CopyButton workbench={workbench} machine={machine} />
      </ChartView>
    );
  }
  return (
    <section
      className="wb-scroll"
      aria-label={`Chart of ${machine.id}`}
      data-pending={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
    >
      {/* With the drawing it would move, and lose the focus. */}
      {!isPending && <CopyButton workbench={workbench} machine={machine} />}
      <p className="wb-hint" role="status">
        {problem
          ? `The chart could not be drawn (${problem}). These are its states.`
          : isPending && 'The chart is being drawn.'}
      </p>
      <Outline machine={machine} marks={marks} onSelect={onSelect} />
    </section>
  );
}

/** Copies the machine as text for Stately's editor. */
function CopyButton({
  workbench: { task },
  machine: { id },
}: Pick<Props, 'workbench' | 'machine'>) {
  const run = async () => {
    await copyText(statelyText(id));
    return `${id} is copied: paste it into Stately’s editor.`;
  };
  return (
    <button type="button" onClick={() => task.start({ failed: `${id} was not copied.`, run })}>
      Copy for Stately
    </button>
  );
}
