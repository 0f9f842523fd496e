import type { Verdict } from '../judge/verdict';
import { verdictParts } from '../judge/verdict-parts';

/** Whether steps are as specified, and then by which rows. */
export function VerdictBadge({ verdicts }: { verdicts: readonly [Verdict, ...Verdict[]] }) {
  const { mark, words, basis } = verdictParts(verdicts);
  return (
    <>
      <span className="wb-verdict" data-mark={mark || undefined}>
        {mark && <span aria-hidden>{mark} </span>}
        {words}
      </span>
      {basis && (
        <>
          {' '}
          <small className="wb-basis">{basis}</small>
        </>
      )}
    </>
  );
}
