import type { AnyStateMachine } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import { canTakeStep, type PathStep, reaches } from './find-path';
import { actorAtHand } from './position-of';
import type { Goal, StepResult } from './walk';

/**
 * How long to wait, in ms: for an event that was made to happen, for one that comes by itself (or
 * an actor that is to start), and, once the app does something else, for what was planned.
 */
export const patience = { made: 5000, awaited: 10_000, otherwise: 300 };

export type Patience = typeof patience;

/** What is walked, and how. */
export type Walked = { session: Session; driver: Driver; patience: Patience };

/** Calls back at each step of a session, and once now, until it is told that this is enough. */
function follow(session: Session, signal: AbortSignal, look: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(() => look() && end());
    signal.addEventListener('abort', end, { once: true });
    if (look()) end();
  });
}

/** Resolves as soon as an actor of a machine is at hand; rejects if none is, in time. */
export async function whenAtHand(
  { session, driver, patience }: Walked,
  machine: string,
  signal: AbortSignal,
) {
  const late = AbortSignal.any([signal, AbortSignal.timeout(patience.awaited)]);
  await follow(session, late, () => actorAtHand(session, machine, driver) !== undefined);
  if (late.aborted) throw new Error(`No ${machine} machine runs there.`);
}

type Task = { machine: AnyStateMachine; goal: Goal; step: PathStep };

/**
 * Makes the event of a step happen, or waits for one that comes by itself, and says what the app
 * made of it. Rejects if nothing came of it.
 */
export async function takeStep(
  { session, driver, patience }: Walked,
  { machine, goal, step }: Task,
  signal: AbortSignal,
): Promise<StepResult> {
  const since = session.trace.steps.length;
  const news = (): readonly JudgedStep[] =>
    session
      .steps()
      .slice(since)
      .filter((one) => one.machine === machine.id);
  const isReached = () => news().some((one) => reaches(goal.part, one, machine));
  const isAsPlanned = () =>
    news().some(({ taken }) => step.taken.every((id) => taken.includes(id)));
  const isSettled = () => isReached() || isAsPlanned();
  const canFollow = () => {
    const position = actorAtHand(session, machine.id, driver)?.position;
    return position !== undefined && canTakeStep(machine, position, step);
  };

  // Meanwhile the app may have gone elsewhere by itself.
  if (!canFollow()) return 'otherwise';
  const deed = driver.tell(machine.id, step);
  const found = actorAtHand(session, machine.id, driver);
  if (found && deed !== undefined) await driver.perform(machine.id, step, found.actor, signal);
  const isOtherwise = () =>
    deed === undefined ? !canFollow() : news().some(({ event }) => event.type === step.event.type);
  const late = AbortSignal.timeout(deed === undefined ? patience.awaited : patience.made);
  await follow(session, AbortSignal.any([signal, late]), () => isSettled() || isOtherwise());
  if (!isSettled()) {
    await follow(
      session,
      AbortSignal.any([signal, AbortSignal.timeout(patience.otherwise)]),
      isSettled,
    );
  }
  if (isReached()) return 'reached';
  if (isAsPlanned()) return 'asPlanned';
  if (news().length > 0) return 'otherwise';
  throw new Error(
    deed === undefined
      ? `${step.event.type} did not come by itself.`
      : `Nothing came of it: ${deed}. The machine heard no ${step.event.type}.`,
  );
}
