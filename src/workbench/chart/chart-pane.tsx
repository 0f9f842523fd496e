import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import { copyText } from '../copy-text';
import type { WorkbenchModel } from '../create-workbench';
import { useStore } from '../state/store';
import { statelyText } from '../stately-text';
import { ChartView } from './chart-view';
import type { Marks } from './marks';
import { Outline } from './outline';

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
