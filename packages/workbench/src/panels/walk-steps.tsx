import { isSame } from '../model/is-same';
import { moveWords } from '../model/state-words';
import { payloadWords } from '../model/value-words';
import type { Driver } from '../walk/driver';
import type { Path } from '../walk/walk';

type Props = {
  machine: string;
  path: Path;
  /** Tells how each event is made to happen, where the app can be walked. */
  driver: Driver | null;
  /** The place of the step that is taken now; −1 for none. */
  at: number;
  isDone: boolean;
};

/** The steps of a path in words: what happens, how, and which state it leads to. */
export function WalkSteps({ machine, path: { steps, isFresh }, driver, at, isDone }: Props) {
  const standing = (place: number) =>
    isDone || (at >= 0 && place < at) ? 'done' : place === at ? 'now' : undefined;
  return (
    <ol className="wb-walk-steps">
      {isFresh && (
        <li data-standing={isDone || at >= 0 ? 'done' : undefined}>
          {driver ? driver.tellStart(machine) : 'From its start'}
        </li>
      )}
      {steps.map((step, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes.
          key={place}
          data-standing={standing(place)}
          aria-current={place === at ? 'step' : undefined}
        >
          <strong>{step.event.type}</strong> {payloadWords(step.event)}
          <span className="wb-walk-to">
            {isSame(step.from, step.to) ? 'stays' : moveWords(step.from, step.to)}
          </span>
          {driver && <small>{driver.tell(machine, step) ?? 'comes by itself'}</small>}
        </li>
      ))}
    </ol>
  );
}
