import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { copyText } from '../copy-text';
import type { WorkbenchModel } from '../create-workbench';
import { count } from '../model/count';
import { childrenOf, nodesOf } from '../model/state-nodes';
import { toggle } from '../state/screen';
import { useStore } from '../state/use-store';
import { ChartTools } from './chart-tools';
import { ChartView } from './chart-view';
import { foldMarks } from './fold-marks';
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

/** A machine's chart with its tools, or the list of its states. */
export function ChartPane({ workbench, machine, marks, onSelect }: Props) {
  const { screen } = workbench;
  const drawing = useDrawing(workbench, machine);
  const { chart, folded, isPending } = drawing;
  const [areToolsOpen, setToolsOpen] = useState(false);
  const { wanted } = useStore(screen);
  const onRevealed = useCallback(() => screen.update({ wanted: '' }), [screen]);
  const onFold = useCallback(
    (id: string) => {
      const node = nodesOf(machine).find((one) => one.id === id);
      if (!node?.parent || childrenOf(node).length === 0) return;
      screen.update({ toggledFolds: toggle(screen.get().toggledFolds, id) });
    },
    [screen, machine],
  );
  const canvas = useRef<SVGGElement>(null);
  const tools = useId();
  const drawn = useMemo(() => (folded ? foldMarks(marks, folded) : marks), [marks, folded]);
  if (!chart || !folded) {
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
    <ChartView
      chart={chart}
      machine={folded.machine}
      name={machine.id}
      marks={drawn}
      onSelect={(id) => onSelect(folded.origins.get(id) ?? id)}
      onFold={onFold}
      canvas={canvas}
      sought={wanted === marks.selected ? (folded.standIns.get(wanted) ?? wanted) : ''}
      onReveal={onRevealed}
      above={
        <>
          {areToolsOpen && (
            <div id={tools}>
              <ChartTools
                workbench={workbench}
                machine={machine}
                drawing={{ ...drawing, chart }}
                selected={marks.selected}
                canvas={canvas}
                onFold={onFold}
              />
            </div>
          )}
          <p role="status">{partWords(machine, drawing)}</p>
        </>
      }
    >
      <button
        type="button"
        title="Find, fold and save"
        aria-expanded={areToolsOpen}
        aria-controls={areToolsOpen ? tools : undefined}
        onClick={() => setToolsOpen(!areToolsOpen)}
      >
        Tools
      </button>
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

/** What of a machine is drawn; empty if all of it is. */
function partWords(machine: AnyStateMachine, { ids, region, isLarge }: Drawing): string {
  if (region) return `Only ${region} is shown.`;
  if (!isLarge || ids.size === 0) return '';
  const states = count(nodesOf(machine).length - 1, 'state');
  return `It has ${states}, so large parts of it are folded: press one twice to unfold it.`;
}
