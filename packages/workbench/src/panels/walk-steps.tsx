import type { AnyStateMachine } from 'xstate';
import { isSame } from '../model/is-same';
import { nameEvent } from '../model/names';
import { moveWords } from '../model/state-words';
import { payloadWords } from '../model/value-words';
import type { Path } from '../walk/create-walker';
import type { Driver } from '../walk/driver';

type Props = {
  machine: AnyStateMachine;
  path: Path;
  /** Describes how to trigger each event; null if the app has no driver. */
  driver: Driver | null;
  /** The index of the current step; −1 if there is none. */
  at: number;
  isDone: boolean;
};

/** The steps of a path: each event, how to trigger it, and where it leads. */
export function WalkSteps({ machine, path: { steps, isFromStart }, driver, at, isDone }: Props) {
  const statusOf = (index: number) =>
    isDone || (at >= 0 && index < at) ? 'done' : index === at ? 'now' : undefined;
  return (
    <ol className="wb-walk-steps">
      {isFromStart && (
        <li data-status={isDone || at >= 0 ? 'done' : undefined}>
          {driver ? driver.describeStart(machine.id) : 'From the initial state'}
        </li>
      )}
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a path is never reordered.
          key={index}
          data-status={statusOf(index)}
          aria-current={index === at ? 'step' : undefined}
        >
          <strong>{nameEvent(step.event.type, machine)}</strong> {payloadWords(step.event)}
          <span className="wb-walk-to">
            {isSame(step.from, step.to) ? 'stays' : moveWords(step.from, step.to)}
          </span>
          {driver && <small>{driver.describe(machine.id, step) ?? 'happens on its own'}</small>}
        </li>
      ))}
    </ol>
  );
}
