import type { WorkbenchModel } from '../create-workbench';
import { download } from '../download';
import { cutToDeparture } from '../judge/departed-run';
import type { JudgedStep } from '../judge/judge';
import { count } from '../model/count';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel; step: JudgedStep };

/** Makes a test of a step that departs. */
export function TestButton({ workbench, model: { recorded, oracle }, step }: Props) {
  const { writeDepartureTest: write } = workbench.options;
  if (!write || step.verdict.kind !== 'departs') return null;
  const run = () => {
    const departed = cutToDeparture(recorded, step, oracle);
    const file = write(departed);
    download(file, 'text/typescript');
    return `Saved ${file.name}: it fails until ${step.machine} does as its table says after ${count(departed.events.length, 'event')}.`;
  };
  return (
    <button
      type="button"
      onClick={() => workbench.handOut.start({ failed: 'The test was not made', run })}
    >
      Create test
    </button>
  );
}
