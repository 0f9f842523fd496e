import type { ActorInfo } from '../model/trace';
import { stateWords } from '../model/words';
import type { ViewModel } from '../use-view-model';

type Props = {
  model: ViewModel;
  onSelect: (acting: { machine: string; actor: string }) => void;
};

const ends = { done: 'done', error: 'failed', stopped: 'stopped' } as const;

const endOf = ({ status, left }: ActorInfo) =>
  status ? ends[status] : left === undefined ? '' : 'stopped';

/** All actors in the order of their start: who started each, and how it is. */
export function ActorsPanel({ model: { actors, steps, last }, onSelect }: Props) {
  const latest = new Map(steps.map((step) => [step.actor, step]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll" aria-label="Actors" tabIndex={0}>
      <ul className="wb-actors">
        {actors.map((info) => {
          const { name, parent } = info;
          const step = latest.get(name);
          const end = endOf(info);
          return (
            <li key={name} data-end={end}>
              <button
                type="button"
                aria-pressed={name === last?.actor}
                disabled={!step}
                onClick={() => step && onSelect(step)}
              >
                {name}
              </button>{' '}
              <span>
                {end || 'running'}
                {step && ` in ${stateWords(step.to)}`}
                {parent && `, started by ${parent}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
