import { useEffect } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel };

const labels = {
  idle: 'Copy for Stately',
  running: 'Copying …',
  done: 'Copied',
  failed: 'Not copied',
} as const;

/** How long it says that it has copied, in ms. */
const noticeTime = 4000;

/** Copies the machine of the chart as text for Stately's editor; `Notices` say why it could not. */
export function CopyButton({ workbench: { copy, options }, model: { machineId } }: Props) {
  const { input, ...task } = useStore(copy);
  const state = input === machineId ? task.state : 'idle';
  useEffect(() => {
    if (task.state !== 'done') return;
    const timer = setTimeout(() => copy.update({ state: 'idle' }), noticeTime);
    return () => clearTimeout(timer);
  }, [copy, task.state]);
  if (!options.statelyText) return null;
  return (
    <>
      <button type="button" className="wb-copy" onClick={() => copy.start(machineId)}>
        {labels[state]}
      </button>
      <span role="status" className="sr-only">
        {state === 'done' && `${machineId} is copied: paste it into Stately’s editor.`}
      </span>
    </>
  );
}
