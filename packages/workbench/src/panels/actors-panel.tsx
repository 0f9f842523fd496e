import { useMemo } from 'react';
import { type ActorEntry, listActors } from '../judge/list-actors';
import { valueWords } from '../model/value-words';
import type { ViewModel } from '../use-view-model';

type Props = {
  model: ViewModel;
  onSelect: (acting: { machine: string; actor: string }) => void;
};

/** The actor tree, including stopped actors. */
export function ActorsPanel({ model: { actors, steps, machines, last }, onSelect }: Props) {
  const { length } = actors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of actors is mutated.
  const entries = useMemo(
    () => listActors(actors, steps, machines),
    [actors, length, steps, machines],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll" aria-label="Actors" tabIndex={0}>
      <ActorBranch entries={entries} chosen={last?.actor} onSelect={onSelect} />
    </section>
  );
}

type BranchProps = {
  entries: readonly ActorEntry[];
  chosen: string | undefined;
  onSelect: Props['onSelect'];
};

function ActorBranch({ entries, chosen, onSelect }: BranchProps) {
  return (
    <ul className="wb-actors">
      {entries.map(({ name, kind, shown, hasEnded, hasFailed, status, facts, children }) => (
        <li key={name} data-stopped={hasEnded} data-failed={hasFailed || undefined}>
          <button
            type="button"
            aria-pressed={name === chosen}
            disabled={!shown}
            onClick={() => shown && onSelect(shown)}
          >
            {name}
          </button>
          {kind !== 'other' && <span className="wb-kind">{kind}</span>}
          <span className="wb-actor-status">{status}</span>
          {facts.length > 0 && (
            <dl className="wb-facts">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>
                    {fact.name === 'error' ? String(fact.value) : valueWords(fact.value, 300)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {children.length > 0 && (
            <ActorBranch entries={children} chosen={chosen} onSelect={onSelect} />
          )}
        </li>
      ))}
    </ul>
  );
}
