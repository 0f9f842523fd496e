import { useMemo } from 'react';
import type { JudgedStep } from '../judge/judge';
import { count } from '../model/count';

type Props = {
  steps: readonly JudgedStep[];
  /** Whether charts violate their tables, so that a step that follows a wrong guard looks right. */
  isBroken: boolean;
  onSelect: (index: number) => void;
};

/** Kinds of verdicts that no table has given. */
const notJudged = new Set<string>(['unjudged', 'stopped', 'restored']);

/** The number of departures; a click selects the first. Nothing, if no step was judged. */
export function VerdictSum({ steps, isBroken, onSelect }: Props) {
  const departures = useMemo(
    () => steps.flatMap(({ verdict }, index) => (verdict.kind === 'departs' ? [index] : [])),
    [steps],
  );
  const [first] = departures;
  if (first === undefined) {
    const isEmpty = !isBroken && steps.every(({ verdict: { kind } }) => notJudged.has(kind));
    return (
      <output className="wb-sound" data-empty={isEmpty} data-broken={isBroken || undefined}>
        {isBroken ? 'Tables violated' : 'No departures'}
      </output>
    );
  }
  return (
    <button type="button" className="wb-unsound" onClick={() => onSelect(first)}>
      {count(departures.length, 'departure')}
      <span className="wb-hidden">: go to the first</span>
    </button>
  );
}
