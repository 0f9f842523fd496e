import { useMemo } from 'react';
import { checkTable } from '../judge/check-table';
import { compareTraces } from '../judge/compare-traces';
import type { Look } from '../use-look';

type Props = { look: Look; onSelect: (index: number) => void };

/** What must be known of what is looked at: a bad file, a missing step, an unsound chart. */
export function Notices({ look, onSelect }: Props) {
  const { problem, notice, missing, steps, machine, machineId, tables, isLive } = look;
  const table = machine && tables[machine.id];
  const broken = useMemo(() => (table ? checkTable(table) : []), [table]);
  const visit = isLive ? 'this visit' : 'this trace';
  return (
    <div className="wb-notices">
      <div role="alert">
        {problem && <p data-kind="problem">{problem}</p>}
        {missing !== null && (
          <p data-kind="problem">
            There is no step {missing}: {visit} has {steps.length}
            {isLive && ' so far'}.
          </p>
        )}
        {!machine && <p data-kind="problem">There is no machine “{machineId}” here.</p>}
        {broken.length > 0 && (
          <p data-kind="problem">
            The chart of {machineId} does not follow its table: row{' '}
            {broken
              .map(({ number, expected, got }) => `${number} (expected ${expected}, got ${got})`)
              .join(', row ')}
            .
          </p>
        )}
      </div>
      {notice && <p>{notice}</p>}
      {look.compared && <Compared look={look} onSelect={onSelect} />}
    </div>
  );
}

function Compared({ look: { steps, compared }, onSelect }: Props) {
  const other = compared?.steps ?? [];
  const { differs, gained, lost } = useMemo(() => compareTraces(steps, other), [steps, other]);
  const list = (ids: readonly string[]) => ids.join(', ') || 'none';
  return (
    <p role="status">
      {differs === null ? (
        `${compared?.name} takes the same steps.`
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
