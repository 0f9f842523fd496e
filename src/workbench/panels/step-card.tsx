import type { ReactNode } from 'react';
import type { JudgedStep } from '../judge/judge';
import { verdictParts } from '../judge/verdict';
import { payloadWords, whole, wholeChangeWords } from '../model/words';
import { VerdictBadge } from './verdict';

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

/** Text with the parts between backticks as code. */
export const Literals = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );

type ClausesProps = Pick<Props, 'wordings'> & { ids: readonly string[] };

/** Clauses with their texts. */
export const ClauseTexts = ({ ids, wordings }: ClausesProps) =>
  ids.length > 0 ? (
    ids.map((id) => (
      <p key={id} className="wb-clause">
        <strong>{id}</strong> <Literals text={wordings.get(id) ?? 'is not in the specification.'} />
      </p>
    ))
  ) : (
    <p className="wb-hint">No clause cited.</p>
  );

/** A step's details, verdict and clauses. */
export function StepCard({ step, title, wordings, sent, children }: Props) {
  const { event, eventName, words, changes, actions = [], verdict, kind } = step;
  const said = verdictParts([verdict]).words;
  const cited = citedFor(step);
  const effects = (
    <ul>
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
      <ClauseTexts ids={cited} wordings={wordings} />
    </article>
  );
}
