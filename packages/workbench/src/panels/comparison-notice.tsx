import { useMemo } from 'react';
import { compareTraces, stepWords } from '../judge/compare-traces';
import { orderByCause } from '../judge/order-by-cause';
import { own } from '../model/own';
import type { LoadedTrace } from '../recorder/read-trace';
import type { ViewModel } from '../use-view-model';

type Props = { compared: LoadedTrace; model: ViewModel; onSelect: (index: number) => void };

/** Where the compared trace first differs from the one that is shown, and how. */
export function ComparisonNotice({
  compared,
  model: { steps, loaded, machines },
  onSelect,
}: Props) {
  const others = useMemo(() => orderByCause(compared.steps), [compared]);
  const difference = useMemo(() => compareTraces(steps, others), [steps, others]);
  if (!difference) return <p role="status">Each actor takes the same steps in {compared.name}.</p>;
  const { actor, first, second } = difference;
  const sides = [
    { name: compared.name, at: second, step: others[second ?? -1] },
    { name: loaded?.name ?? 'This visit', at: first, step: steps[first ?? -1] },
  ];
  return (
    <div className="wb-comparison">
      <p role="status">
        {compared.name} first differs at {actor}.{' '}
        {first !== undefined && (
          <button type="button" onClick={() => onSelect(first)}>
            Go to step {first + 1}
          </button>
        )}
      </p>
      <ul className="wb-departure">
        {sides.map(({ name, at, step }) => (
          <li key={name}>
            <strong>
              {name}
              {at !== undefined && `, step ${at + 1}`}
            </strong>{' '}
            <span>{stepWords(step, own(machines, step?.machine ?? ''))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
