import type { AnyStateMachine } from 'xstate';
import { copyText } from '../copy-text';
import type { WorkbenchModel } from '../create-workbench';
import { ChartView } from './chart-view';
import type { Marks } from './marks';
import { Outline } from './outline';
import { type Drawing, useDrawing } from './use-drawing';

type Props = {
  workbench: WorkbenchModel;
  machine: AnyStateMachine;
  marks: Marks & { selected: string };
  onSelect: (id: string) => void;
};

/** Why a machine's states are shown as a list. */
const noteOf = ({ isPending, problem }: Drawing) => {
  if (problem) return `The chart could not be drawn (${problem}). These are its states.`;
  return isPending ? 'The chart is being drawn.' : undefined;
};

/** A machine's chart, or the list of its states. */
export function ChartPane({ workbench, machine, marks, onSelect }: Props) {
  const drawing = useDrawing(workbench, machine);
  const { chart, isPending } = drawing;
  if (!chart) {
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
          {noteOf(drawing)}
        </p>
        <Outline machine={machine} marks={marks} onSelect={onSelect} />
      </section>
    );
  }
  return (
    <ChartView chart={chart} machine={machine} marks={marks} onSelect={onSelect}>
      <CopyButton workbench={workbench} machine={machine} />
    </ChartView>
  );
}

/** Copies the machine as text for Stately's editor. */
function CopyButton({ workbench, machine: { id } }: Pick<Props, 'workbench' | 'machine'>) {
  const { handOut, options } = workbench;
  const { statelyText } = options;
  if (!statelyText) return null;
  const run = async () => {
    await copyText(statelyText(id));
    return `${id} is copied: paste it into Stately’s editor.`;
  };
  return (
    <button type="button" onClick={() => handOut.start({ failed: `${id} was not copied`, run })}>
      Copy for Stately
    </button>
  );
}
