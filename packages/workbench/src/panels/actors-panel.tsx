import { useMemo } from 'react';
import type { JudgedStep } from '../judge/judge';
import { stateWords } from '../model/state-words';
import type { ActorInfo } from '../model/trace';
import type { Look } from '../use-look';

type Props = { look: Look; onSelect: (actor: string, machine: string) => void };

type Entry = {
  name: string;
  parent?: string;
  hasLeft?: boolean;
  last: JudgedStep | undefined;
  count: number;
};

/** The actors of a trace: those that it lists, and those of its steps. */
function listActors(infos: readonly ActorInfo[], steps: readonly JudgedStep[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { name, parent, left } of infos) {
    const hasLeft = left !== undefined;
    entries.set(name, { name, ...(parent && { parent }), hasLeft, last: undefined, count: 0 });
  }
  for (const step of steps) {
    const entry = entries.get(step.actor) ?? { name: step.actor, last: undefined, count: 0 };
    entry.last = step;
    entry.count += 1;
    entries.set(step.actor, entry);
  }
  return [...entries.values()];
}

/** The actors as a tree, those that have stopped included. */
export function ActorsPanel({ look: { actors, steps, last }, onSelect }: Props) {
  const count = actors.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of actors grows in place.
  const entries = useMemo(() => listActors(actors, steps), [actors, count, steps]);
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
      {entries.map(({ name, last, count, parent, hasLeft }) => {
        const children = all.filter((entry) => entry.parent === name);
        const owner = all.find((entry) => entry.name === parent);
        const of = last ?? owner?.last;
        const hasStopped = hasLeft || last?.happening === 'stopped';
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
            <span className="wb-said">
              {last
                ? `${hasStopped ? 'stopped in ' : ''}${stateWords(last.to)}, ${count} ${count === 1 ? 'step' : 'steps'}`
                : `runs no chart; started by ${parent ?? 'the app'}`}
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
