import type { WorkbenchModel } from '../create-workbench';
import type { BrokenTable } from '../judge/check-table';
import { count } from '../model/count';
import { useStore } from '../state/store';
import type { ViewModel } from '../use-view-model';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  broken: readonly BrokenTable[];
};

/** Problems with the current view: a bad file, a missing step, a chart that violates its table. */
export function Notices({ workbench, model, broken }: Props) {
  const { loaded, missing, steps, machine, machineId, isLive } = model;
  const { clause, panel } = model;
  const { app } = workbench;
  const { state, words } = useStore(workbench.task);
  return (
    <div className="wb-notices">
      <div role="alert">
        {isLive && app.failure() && (
          <p data-kind="problem">The workbench failed to record a step: {app.failure()}</p>
        )}
        {state === 'failed' && <p data-kind="problem">{words}</p>}
        {missing !== null && !isLive && (
          <p data-kind="problem">
            Step {missing} does not exist: this trace has {count(steps.length, 'step')}.
          </p>
        )}
        {!machine && machineId && <p data-kind="problem">Machine “{machineId}” not found.</p>}
        {panel === 'clauses' && clause && !workbench.wordings.has(clause) && (
          <p data-kind="problem">Clause “{clause}” not found.</p>
        )}
      </div>
      {broken.length > 0 && <Broken tables={broken} />}
      {loaded?.notice && <p>{loaded.notice}</p>}
      <p key={words} className="wb-outcome" data-state={state} role="status">
        {state !== 'failed' && words}
      </p>
    </div>
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
