import { useMemo } from 'react';
import { checkTable } from '../judge/check-table';
import { compareTraces } from '../judge/compare-traces';
import type { ViewModel } from '../use-view-model';

type Props = { model: ViewModel; onSelect: (index: number) => void };

/** Problems with the current view: a bad file, a missing step, a chart that violates its table. */
export function Notices({ model, onSelect }: Props) {
  const { problem, notice, missing, steps, machine, machineId, tables, isLive, awaited } = model;
  const table = machine && tables[machine.id];
  const broken = useMemo(() => (table ? checkTable(table) : []), [table]);
  return (
    <div className="wb-notices">
      <div role="alert">
        {problem && <p data-kind="problem">{problem}</p>}
        {missing !== null && !isLive && (
          <p data-kind="problem">
            Step {missing} does not exist: this trace has {steps.length}.
          </p>
        )}
        {awaited && <p>This link is to {awaited}. Load that file to see it.</p>}
        {!machine && <p data-kind="problem">Machine “{machineId}” not found.</p>}
        {broken.length > 0 && (
          <p data-kind="problem">
            The chart of {machineId} violates its table: row{' '}
            {broken
              .map(
                ({ number, expected, actual }) =>
                  `${number} (expected ${expected}, actual ${actual})`,
              )
              .join(', row ')}
            .
          </p>
        )}
      </div>
      {notice && <p>{notice}</p>}
      {model.compared && <Compared model={model} onSelect={onSelect} />}
    </div>
  );
}

function Compared({ model: { steps, compared }, onSelect }: Props) {
  const other = compared?.steps ?? [];
  const { differs, gained, lost } = useMemo(() => compareTraces(steps, other), [steps, other]);
  const list = (ids: readonly string[]) => ids.join(', ') || 'none';
  return (
    <p role="status">
      {differs === null ? (
        `${compared?.name} has the same steps.`
      ) : (
        <>
          {compared?.name} first differs at{' '}
          <button
            type="button"
            disabled={differs >= steps.length}
            onClick={() => onSelect(differs)}
          >
            step {differs + 1}
          </button>
          .
        </>
      )}{' '}
      Clauses gained: {list(gained)}; lost: {list(lost)}.
    </p>
  );
}
