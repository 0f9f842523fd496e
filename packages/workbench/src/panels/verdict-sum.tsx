import { useMemo } from 'react';
import type { JudgedStep } from '../judge/judge';

type Props = { steps: readonly JudgedStep[]; onSelect: (index: number) => void };

/** Whether all steps follow their tables; a press leads to the first that does not. */
export function VerdictSum({ steps, onSelect }: Props) {
  const departures = useMemo(
    () => steps.flatMap(({ verdict }, index) => (verdict.kind === 'departs' ? [index] : [])),
    [steps],
  );
  const [first] = departures;
  if (first === undefined) {
    return (
      <output className="wb-sound" data-empty={steps.length === 0}>
        No step departs
      </output>
    );
  }
  const count = `${departures.length} ${departures.length === 1 ? 'step departs' : 'steps depart'}`;
  return (
    <button type="button" className="wb-unsound" onClick={() => onSelect(first)}>
      {count}
      <span className="wb-hidden">: go to the first</span>
    </button>
  );
}
