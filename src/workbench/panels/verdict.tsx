import { useMemo } from 'react';
import type { JudgedStep } from '../judge/judge';
import { type Verdict, verdictParts } from '../judge/verdict';
import { count } from '../model/values';

/** Whether steps are as specified, and then by which rows. */
export function VerdictBadge({ verdicts }: { verdicts: readonly [Verdict, ...Verdict[]] }) {
  const { mark, words, basis } = verdictParts(verdicts);
  return (
    <>
      <span className="wb-verdict" data-mark={mark || undefined}>
        {mark && <span aria-hidden>{mark} </span>}
        {words}
      </span>
      {basis && <small className="wb-basis"> {basis}</small>}
    </>
  );
}

type Props = {
  steps: readonly JudgedStep[];
  /** Whether charts violate their tables, so that a step that follows a wrong guard looks right. */
  isBroken: boolean;
  /** The step that is chosen, if one is. */
  chosen?: number | undefined;
  onSelect: (index: number) => void;
};

/** Kinds of verdicts that no table has given. */
const notJudged = new Set<string>(['unjudged', 'stopped', 'restored']);

/**
 * The number of departures; a click selects the first one after the chosen step, or the first of all.
 * Nothing, if no step was judged.
 */
export function VerdictSum({ steps, isBroken, chosen = -1, onSelect }: Props) {
  const departures = useMemo(
    () => steps.flatMap(({ verdict }, index) => (verdict.kind === 'departs' ? [index] : [])),
    [steps],
  );
  const next = departures.find((index) => index > chosen) ?? departures[0];
  if (next === undefined) {
    const isEmpty = !isBroken && steps.every(({ verdict: { kind } }) => notJudged.has(kind));
    return (
      <output className="wb-verdict" data-mark={isBroken ? '✕' : '✓'} hidden={isEmpty}>
        {isBroken ? 'Tables violated' : 'No departures'}
      </output>
    );
  }
  return (
    <button type="button" className="wb-verdict" data-mark="✕" onClick={() => onSelect(next)}>
      {count(departures.length, 'departure')}
      <span className="sr-only">: go to the next</span>
    </button>
  );
}
