import { useMemo } from 'react';
import { compareTraces } from '../judge/compare-traces';
import type { ViewModel } from '../use-view-model';

type Props = { model: ViewModel; onSelect: (index: number) => void };

const none: readonly [] = [];

/** Where the compared trace first differs from the one that is shown, and how. */
export function ComparisonNotice({ model, onSelect }: Props) {
  const { steps, compared, source, traces } = model;
  const others = compared?.steps ?? none;
  const { difference, gained, lost } = useMemo(() => compareTraces(steps, others), [steps, others]);
  const shown = typeof source === 'number' ? traces[source]?.name : 'This visit';
  const list = (ids: readonly string[]) => ids.join(', ') || 'none';
  return (
    <div className="wb-comparison">
      <p role="status">
        {difference
          ? `${compared?.name} first differs at ${difference.actor}.`
          : `Each actor takes the same steps in ${compared?.name}.`}{' '}
        {difference && difference.first !== null && (
          <button type="button" onClick={() => onSelect(difference.first ?? 0)}>
            Go to step {difference.first + 1}
          </button>
        )}
      </p>
      {difference && (
        <ul className="wb-departure">
          {difference.differences.map(({ expected, actual }) => (
            <li key={expected + actual}>
              <strong>
                {compared?.name}
                {difference.second !== null && `, step ${difference.second + 1}`}
              </strong>{' '}
              <span>{expected}</span>
              <strong>
                {shown}
                {difference.first !== null && `, step ${difference.first + 1}`}
              </strong>{' '}
              <span>{actual}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>
          Clauses: {gained.length} only in {compared?.name}, {lost.length} only here
        </summary>
        <p>
          Only in {compared?.name}: {list(gained)}. Only here: {list(lost)}.
        </p>
      </details>
    </div>
  );
}
