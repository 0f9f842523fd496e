import type { ReactNode } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictWords } from '../judge/verdict';
import { changeWords } from '../model/changes';
import { payloadWords } from '../model/value-words';
import { ClauseText } from './clause-text';

type Props = {
  step: JudgedStep;
  title: string;
  wordings: ReadonlyMap<string, string>;
  /** Actions on the step. */
  children?: ReactNode;
};

/** A step's details, verdict and clauses. */
export function StepCard({ step, title, wordings, children }: Props) {
  const { event, words, changes, actions = [], verdict, exercised, kind } = step;
  const cited = verdict.kind === 'departs' ? verdict.clauses : exercised;
  const effects = (
    <ul className="wb-changes">
      {kind !== 'started' &&
        changes.map((change) => <li key={change.path}>{changeWords(change)}</li>)}
      {actions.length > 0 && <li>ran {actions.join(', then ')}</li>}
    </ul>
  );
  return (
    <article className="wb-step" data-verdict={verdict.kind}>
      <h2>{title}</h2>
      <p>
        <strong>{event.type}</strong> {payloadWords(event)}
      </p>
      <p>
        <span className="wb-verdict">{verdictWords(verdict)}</span> {words}
      </p>
      {verdict.kind === 'departs' ? (
        <>
          <ul className="wb-departure">
            {verdict.differences.map(({ expected, actual }) => (
              <li key={expected + actual}>
                <strong>Expected</strong> <span>{expected}</span>
                <strong>Actual</strong> <span>{actual}</span>
              </li>
            ))}
          </ul>
          <details>
            <summary>All effects</summary>
            {effects}
          </details>
        </>
      ) : (
        effects
      )}
      {children}
      {cited.map((id) => (
        <ClauseText key={id} id={id} text={wordings.get(id)} />
      ))}
      {cited.length === 0 && <p className="wb-hint">No clause cited.</p>}
    </article>
  );
}
