import type { ReactNode } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictWords } from '../judge/verdict';
import { changeWords } from '../model/changes';
import { payloadWords } from '../model/value-words';
import { ClauseText } from './clause-text';

type Props = {
  step: JudgedStep | undefined;
  place: number;
  wordings: ReadonlyMap<string, string>;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One step told in full: what happened, how it is judged, and the words of its clauses. */
export function StepCard({ step, place, wordings, children }: Props) {
  if (!step) return <p className="wb-hint">No actor of this machine has run yet.</p>;
  const { actor, event, words, changes, actions = [], verdict, exercised, happening } = step;
  const cited = verdict.kind === 'departs' ? verdict.clauses : exercised;
  const deeds = (
    <ul className="wb-changes">
      {happening !== 'started' &&
        changes.map((change) => <li key={change.path}>{changeWords(change)}</li>)}
      {actions.length > 0 && <li>ran {actions.join(', then ')}</li>}
    </ul>
  );
  return (
    <article className="wb-step" data-verdict={verdict.kind}>
      <h2>
        Step {place + 1}: {actor}
      </h2>
      <p>
        <strong>{event.type}</strong> {payloadWords(event)}
      </p>
      <p>
        <span className="wb-verdict">{verdictWords(verdict)}</span> {words}
      </p>
      {verdict.kind === 'departs' ? (
        <>
          <ul className="wb-departure">
            {verdict.differences.map(({ expected, came }) => (
              <li key={expected + came}>
                <strong>Expected</strong> <span>{expected}</span>
                <strong>Came</strong> <span>{came}</span>
              </li>
            ))}
          </ul>
          <details>
            <summary>All that it did</summary>
            {deeds}
          </details>
        </>
      ) : (
        deeds
      )}
      {children}
      {cited.map((id) => (
        <ClauseText key={id} id={id} text={wordings.get(id)} />
      ))}
      {cited.length === 0 && <p className="wb-hint">This step cites no clause.</p>}
    </article>
  );
}
