import { groups, machines } from '@machines/tables';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useRef } from 'react';
import { Icon } from '@/components/icon';
import { saveFile } from '@/effects/share';
import type { WorkbenchModel } from '../create-workbench';
import { chartWords } from '../model/describe-machine';
import { toTrace } from '../model/trace';
import { count } from '../model/values';
import { useStore } from '../state/store';
import type { ViewModel } from '../use-view-model';
import { VerdictSum } from './verdict';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  /** Whether charts violate their tables. */
  isBroken: boolean;
  onSelect: (index: number) => void;
};

/** The chosen step of how many; while the app is followed, how many there are. */
function stepWords({ steps, index, isLive, isHeld }: ViewModel): string {
  if (steps.length === 0) return 'No steps';
  if (isLive && !isHeld) return count(steps.length, 'step');
  return `Step ${index < 0 ? '–' : index + 1} of ${steps.length}`;
}

/** Pickers for source, machine and step, and actions on the trace. */
export function Toolbar({ workbench, model, isBroken, onSelect }: Props) {
  const { view, task } = workbench;
  const { loaded, steps, index, isHeld } = model;
  const { loaded: known } = useStore(view);
  const isBusy = useStore(task).state === 'running';
  // Without a step, the one before is the last.
  const position = index < 0 ? steps.length : index;
  const file = useRef<HTMLInputElement>(null);

  const write = () => {
    const charts = loaded
      ? loaded.charts
      : Object.fromEntries(Object.entries(machines).map(([id, one]) => [id, chartWords(one)]));
    const trace = toTrace(model.recorded, { actors: model.actors, ...(charts && { charts }) });
    saveFile('trace.json', JSON.stringify(trace), 'application/json');
    return `Saved trace.json: ${count(steps.length, 'step')}.`;
  };
  return (
    <div className="wb-toolbar">
      <h1>Statecharts</h1>
      <MachinePicker workbench={workbench} model={model} />
      <label>
        <span>Source</span>
        <select
          value={model.isLive ? 'app' : 'file'}
          onChange={({ target }) => view.update({ isLive: target.value === 'app', at: null })}
        >
          <option value="app">App, live</option>
          {known && (
            <option value="file">
              {known.name}, {known.steps.length} steps
            </option>
          )}
        </select>
      </label>
      {/* Not `disabled`, since a disabled button loses focus. */}
      <fieldset aria-label="Steps">
        <button
          type="button"
          aria-label="Previous step"
          aria-disabled={position <= 0}
          onClick={() => onSelect(position - 1)}
        >
          <Icon icon={ArrowLeft} />
        </button>
        <output>{stepWords(model)}</output>
        <button
          type="button"
          aria-label="Next step"
          aria-disabled={position >= steps.length - 1}
          onClick={() => onSelect(position + 1)}
        >
          <Icon icon={ArrowRight} />
        </button>
        <button
          type="button"
          aria-pressed={!isHeld}
          disabled={steps.length === 0}
          onClick={() => (isHeld ? view.releaseStep() : onSelect(index))}
        >
          {model.isLive ? 'Live' : 'Last'}
        </button>
      </fieldset>
      <VerdictSum
        steps={steps}
        isBroken={isBroken}
        chosen={isHeld ? index : undefined}
        onSelect={onSelect}
      />
      <div className="wb-acts">
        <button
          type="button"
          onClick={() => task.start({ failed: 'The trace was not saved.', run: write })}
          disabled={steps.length === 0}
        >
          Save trace
        </button>
        <button type="button" onClick={() => file.current?.click()} disabled={isBusy}>
          Load trace
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Trace file"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            const run = () => workbench.load(chosen as File);
            if (chosen) task.start({ running: 'Reading …', run });
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}

type PickerProps = Pick<Props, 'workbench' | 'model'>;

/** The chooser of machines, in the groups of their list. */
function MachinePicker({ workbench, model: { machine } }: PickerProps) {
  const { view } = workbench;
  return (
    <label className="wb-machine">
      <span>Machine</span>
      <select value={machine?.id ?? ''} onChange={({ target }) => view.chooseMachine(target.value)}>
        {!machine && <option value="">Choose …</option>}
        {Object.entries(groups).map(([name, ids]) => (
          <optgroup key={name} label={name}>
            {ids.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** What the page is for, and the switch that makes the selection follow what acts. */
export const Strip = ({ workbench: { view }, model }: PickerProps) => (
  <div className="wb-strip">
    <p className="wb-intro">
      The statecharts behind this site, live: use the site, and its chart lights up and every step
      is checked.
    </p>
    {model.isLive && (
      <label title="Shows the actor that you have just made act; what you choose stays until you turn this on again">
        <input type="checkbox" checked={model.isFollowing} onChange={view.toggleFollowing} />
        Follow the active machine
      </label>
    )}
  </div>
);
