import type { WorkbenchModel } from '../create-workbench';
import { useSelector } from '../use-actor';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel };

const labels = {
  idle: 'Copy for Stately',
  copying: 'Copying …',
  copied: 'Copied',
  failed: 'Not copied',
} as const;

/** Copies the machine of the chart as text for Stately's editor; `Notices` say why it could not. */
export function CopyButton({ workbench, model: { machineId: machine, source } }: Props) {
  const { value, context } = useSelector(workbench.copy, (snapshot) => snapshot);
  if (!workbench.options.statelyText) return null;
  const isItself = source === 'itself';
  const isIts = context.machine === machine && context.isItself === isItself;
  const state = isIts ? value : 'idle';
  return (
    <>
      <button
        type="button"
        className="wb-copy"
        onClick={() => workbench.copy.send({ type: 'copy.requested', machine, isItself })}
      >
        {labels[state]}
      </button>
      <span role="status" className="sr-only">
        {state === 'copied' && `${machine} is copied: paste it into Stately’s editor.`}
      </span>
    </>
  );
}
