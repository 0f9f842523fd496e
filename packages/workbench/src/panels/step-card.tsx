import type { ReactNode } from 'react';
import type { JudgedStep } from '../judge/judge';
import { cameWords, expectedWords, verdictWords } from '../judge/verdict';
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
  const { actor, event, words, changes, verdict, exercised, happening } = step;
  const cited = verdict.kind === 'departs' ? verdict.clauses : exercised;
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
      {verdict.kind === 'departs' && (
        <dl className="wb-departure">
          <dt>Expected</dt>
          <dd>{expectedWords(verdict)}</dd>
          <dt>Came</dt>
          <dd>{cameWords(step)}</dd>
        </dl>
      )}
      {verdict.kind !== 'departs' && happening !== 'started' && changes.length > 0 && (
        <ul className="wb-changes">
          {changes.map((change) => (
            <li key={change.path}>{changeWords(change)}</li>
          ))}
        </ul>
      )}
      {children}
      {cited.map((id) => (
        <ClauseText key={id} id={id} text={wordings.get(id)} />
      ))}
      {cited.length === 0 && <p className="wb-hint">This step cites no clause.</p>}
    </article>
  );
}
