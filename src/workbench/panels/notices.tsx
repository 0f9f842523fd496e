import { useEffect, useState } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { type BrokenTable, checkTable, type Oracle } from '../judge/oracle';
import { count } from '../model/values';
import { useStore } from '../state/store';
import type { ViewModel } from '../use-view-model';

/** The tables that charts violate; checked one per task, so that the page stays responsive. */
export function useBrokenTables(oracle: Oracle): readonly BrokenTable[] {
  const [found, setFound] = useState<readonly BrokenTable[]>([]);
  useEffect(() => {
    const left = Object.keys(oracle.tables);
    const tables: BrokenTable[] = [];
    let timer = 0;
    const checkNext = () => {
      const machine = left.shift();
      if (machine === undefined) return setFound(tables);
      const broken = checkTable(oracle, machine);
      if (broken) tables.push(broken);
      timer = window.setTimeout(checkNext);
    };
    timer = window.setTimeout(checkNext);
    return () => clearTimeout(timer);
  }, [oracle]);
  return found;
}

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  broken: readonly BrokenTable[];
};

/** Problems with the current view: a bad file, a wrong link, a chart that violates its table. */
export function Notices({ workbench, model, broken }: Props) {
  const { loaded, machine, machineId, isLive, clause, panel } = model;
  const { app } = workbench;
  const { state, words } = useStore(workbench.task);
  return (
    <div className="wb-notices">
      <div role="alert">
        {isLive && app.failure() && (
          <p data-kind="problem">The workbench failed to record a step: {app.failure()}</p>
        )}
        {state === 'failed' && <p data-kind="problem">{words}</p>}
        {!machine && machineId && <p data-kind="problem">Machine “{machineId}” not found.</p>}
        {panel === 'clauses' && clause && !workbench.wordings.has(clause) && (
          <p data-kind="problem">Clause “{clause}” not found.</p>
        )}
      </div>
      {broken.length > 0 && <Broken tables={broken} />}
      {loaded?.notice && <p>{loaded.notice}</p>}
      <div role="status">
        {state !== 'failed' && words && (
          <p key={words} className="wb-outcome" data-state={state}>
            {words}
          </p>
        )}
      </div>
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
