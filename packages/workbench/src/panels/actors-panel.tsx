import { useMemo } from 'react';
import type { JudgedStep } from '../judge/judge';
import { count } from '../model/count';
import { stateWords } from '../model/state-words';
import type { ActorInfo } from '../model/trace';
import type { ViewModel } from '../use-view-model';

type Props = { model: ViewModel; onSelect: (actor: string, machine: string) => void };

type Entry = {
  name: string;
  parent?: string;
  hasLeft?: boolean;
  last: JudgedStep | undefined;
  steps: number;
};

/** The actors of a trace: the listed ones and those of its steps. */
function listActors(infos: readonly ActorInfo[], steps: readonly JudgedStep[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { name, parent, left } of infos) {
    const hasLeft = left !== undefined;
    entries.set(name, { name, ...(parent && { parent }), hasLeft, last: undefined, steps: 0 });
  }
  for (const step of steps) {
    const entry = entries.get(step.actor) ?? { name: step.actor, last: undefined, steps: 0 };
    entry.last = step;
    entry.steps += 1;
    entries.set(step.actor, entry);
  }
  return [...entries.values()];
}

const endWords = ({ error }: JudgedStep, hasStopped: boolean) =>
  error === undefined ? (hasStopped ? 'stopped in ' : '') : 'failed in ';

/** The actor tree, including stopped actors. */
export function ActorsPanel({ model: { actors, steps, last }, onSelect }: Props) {
  const { length } = actors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of actors is mutated.
  const entries = useMemo(() => listActors(actors, steps), [actors, length, steps]);
  const isRoot = ({ parent }: Entry) => !entries.some(({ name }) => name === parent);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div className="wb-scroll" tabIndex={0}>
      <ActorBranch
        entries={entries.filter(isRoot)}
        all={entries}
        chosen={last?.actor}
        onSelect={onSelect}
      />
    </div>
  );
}

type BranchProps = {
  entries: readonly Entry[];
  all: readonly Entry[];
  chosen: string | undefined;
  onSelect: Props['onSelect'];
};

function ActorBranch({ entries, all, chosen, onSelect }: BranchProps) {
  return (
    <ul className="wb-actors">
      {entries.map(({ name, last, steps, parent, hasLeft }) => {
        const children = all.filter((entry) => entry.parent === name);
        const owner = all.find((entry) => entry.name === parent);
        const of = last ?? owner?.last;
        const hasStopped = hasLeft || last?.kind === 'stopped';
        return (
          <li key={name} data-stopped={hasStopped}>
            <button
              type="button"
              aria-pressed={name === chosen}
              disabled={!of}
              onClick={() => of && onSelect(of.actor, of.machine)}
            >
              {name}
            </button>
            <span className="wb-actor-status">
              {last
                ? `${endWords(last, hasStopped)}${stateWords(last.to)}, ${count(steps, 'step')}`
                : `not a statechart; started by ${parent ?? 'the app'}`}
            </span>
            {children.length > 0 && (
              <ActorBranch entries={children} all={all} chosen={chosen} onSelect={onSelect} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
