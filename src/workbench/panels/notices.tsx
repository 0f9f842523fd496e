import { useMemo } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import type { BrokenTable } from '../judge/check-table';
import { findFailure } from '../judge/find-failure';
import { count } from '../model/count';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';

type ModelProps = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onSelect: (index: number) => void;
};

type Props = ModelProps & { broken: readonly BrokenTable[] };

/** Problems with the current view: a bad file, a missing step, a chart that violates its table. */
export function Notices({ workbench, model, broken, onSelect }: Props) {
  const { problem, loaded, missing, steps, machine, machineId, isLive } = model;
  const { clause, panel } = model;
  const { app } = workbench;
  const handOut = useStore(workbench.handOut);
  return (
    <div className="wb-notices">
      <div role="alert">
        {problem && <p data-kind="problem">{problem}</p>}
        {isLive && app.failure() && (
          <p data-kind="problem">The workbench failed to record a step: {app.failure()}</p>
        )}
        {handOut.state === 'failed' && (
          <p data-kind="problem">
            {handOut.input?.failed}. {handOut.problem}
          </p>
        )}
        {missing !== null && !isLive && (
          <p data-kind="problem">
            Step {missing} does not exist: this trace has {count(steps.length, 'step')}.
          </p>
        )}
        {isLive && <Failed workbench={workbench} model={model} onSelect={onSelect} />}
        {!machine && machineId && <p data-kind="problem">Machine “{machineId}” not found.</p>}
        {panel === 'clauses' && clause && !workbench.wordings.has(clause) && (
          <p data-kind="problem">Clause “{clause}” not found.</p>
        )}
      </div>
      {broken.length > 0 && <Broken tables={broken} />}
      {loaded?.notice && <p>{loaded.notice}</p>}
    </div>
  );
}

/** The last actor that failed, unless the app has been reloaded or has replaced it. */
function Failed({ workbench, model: { source, steps, actors }, onSelect }: ModelProps) {
  const at = useMemo(() => findFailure(steps), [steps]);
  const step = steps[at];
  if (!step || actors.some(({ name, left }) => name === step.actor && left !== undefined)) {
    return null;
  }
  const reload = source === 'app' ? workbench.options.reload : undefined;
  return (
    <p data-kind="departure">
      {step.actor} {step.words}{' '}
      <button type="button" onClick={() => onSelect(at)}>
        Go to step {at + 1}
      </button>{' '}
      {reload && (
        <button type="button" onClick={reload}>
          Reload app
        </button>
      )}
    </p>
  );
}

/** One sentence for all machines, and the rows on demand. */
function Broken({ tables }: { tables: readonly BrokenTable[] }) {
  const sums = tables.map(({ machine, rows }) => `${count(rows.length, 'row')} of ${machine}`);
  return (
    <details data-kind="departure">
      <summary>Charts violate their tables: {sums.join(', ')}.</summary>
      <ul>
        {tables.flatMap(({ machine, rows }) =>
          rows.map(({ name, expected, actual }) => (
            <li key={`${machine} ${name}`}>
              {machine}, {name}: expected {expected}; actual {actual}.
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
