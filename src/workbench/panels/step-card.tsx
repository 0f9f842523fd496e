import type { ReactNode } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictParts } from '../judge/verdict-parts';
import { wholeChangeWords } from '../model/changes';
import { payloadWords, whole } from '../model/value-words';
import { ClauseText } from './clause-text';
import { VerdictBadge } from './verdict-badge';

type Props = {
  step: JudgedStep;
  title: string;
  wordings: ReadonlyMap<string, string>;
  /** Who sent its event, and in which step, in words. */
  sent: string;
  /** What can be done with it. */
  children: ReactNode;
};

/** What a verdict has not said yet: `in filled` after the verdict `started`. */
const withoutPrefix = (words: string, said: string) =>
  words.startsWith(said) ? words.slice(said.length).trim() : words;

/** The clauses that a step departs from, whose rows say that nothing happens, or that it exercises. */
function citedFor({ verdict, exercised }: JudgedStep): readonly string[] {
  if (verdict.kind === 'departs') return verdict.clauses;
  if (verdict.kind !== 'nothing') return exercised;
  return [...new Set(verdict.rows.flatMap(({ result }) => result.clauses))];
}

/** A step's details, verdict and clauses. */
export function StepCard({ step, title, wordings, sent, children }: Props) {
  const { event, eventName, words, changes, actions = [], verdict, kind } = step;
  const said = verdictParts([verdict]).words;
  const cited = citedFor(step);
  const effects = (
    <ul className="wb-changes">
      {kind !== 'started' &&
        changes.map((change) => <li key={change.path}>{wholeChangeWords(change)}</li>)}
      {actions.length > 0 && <li>ran {actions.join(', then ')}</li>}
    </ul>
  );
  return (
    <article className="wb-step" data-verdict={verdict.kind}>
      <h2>{title}</h2>
      <p>
        <strong>{eventName}</strong> {payloadWords(event, whole)}
      </p>
      <p className="wb-hint">{sent}</p>
      <p>
        <VerdictBadge verdicts={[verdict]} />
      </p>
      <p>{withoutPrefix(words, said)}</p>
      {verdict.kind === 'departs' ? (
        <>
          <ul className="wb-departure">
            {verdict.differences.map(({ expected, actual }) => (
              <li key={expected + actual}>
                <strong>Specification</strong> <span>{expected}</span>
                <strong>App</strong> <span>{actual}</span>
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
