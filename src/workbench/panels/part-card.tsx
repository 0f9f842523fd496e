import type { AnyStateMachine } from 'xstate';
import { describeMachine, nameState } from '../model/describe-machine';
import { readDescription } from '../model/read-description';
import { nodesOf } from '../model/state-nodes';
import { ClauseText } from './clause-text';

type Props = {
  machine: AnyStateMachine;
  /** The id of the state or transition. */
  id: string;
  wordings: ReadonlyMap<string, string>;
};

/** Details of a state or transition, with its clauses. */
export function PartCard({ machine, id, wordings }: Props) {
  const node = nodesOf(machine).find((one) => one.id === id);
  const transition = describeMachine(machine).find((one) => one.id === id);
  if (!node && !transition) {
    return (
      <p className="wb-hint">
        {machine.id} has no part “{id}”.
      </p>
    );
  }
  const { words, clauses } = transition
    ? { words: transition.description, clauses: transition.clauses }
    : readDescription(node?.description);
  return (
    <article className="wb-step">
      <h2>{transition ? transition.event : node && nameState(node)}</h2>
      {transition && (
        <p>
          {transition.source} → {transition.target || 'stays'}
          {transition.guard && `, if ${transition.guard}`}
          {transition.actions.length > 0 && `; runs ${transition.actions.join(', ')}`}
        </p>
      )}
      {id.includes('##') && (
        <p>Taken automatically{transition?.target && `, on the way to ${transition.target}`}.</p>
      )}
      <p>{words}</p>
      {clauses.map((clause) => (
        <ClauseText key={clause} id={clause} text={wordings.get(clause)} />
      ))}
      {clauses.length === 0 && <p className="wb-hint">No clause cited.</p>}
    </article>
  );
}
