import type { AnyStateMachine } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import { nameEvent } from '../model/names';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import { findAvailableActor } from './find-available-actor';
import { canTakeStep, type PathStep, reaches } from './find-path';

/**
 * Timeouts in ms: for triggered events, for automatic ones and actors to start, and, once the app
 * has diverged, for the planned transition.
 */
export const timeouts = { triggered: 5000, automatic: 10_000, diverged: 300 };

export type Timeouts = typeof timeouts;

/** The app to walk, and how. */
export type Walked = { session: Session; driver: Driver; timeouts: Timeouts };

/** Calls `isEnough` now and after each step, until it returns true or the signal aborts. */
function follow(session: Session, signal: AbortSignal, isEnough: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(() => isEnough() && end());
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted || isEnough()) end();
  });
}

/** Waits for an actor of a machine that the driver can operate; rejects after a timeout. */
export async function waitForActor(
  { session, driver, timeouts }: Walked,
  machine: string,
  signal: AbortSignal,
) {
  const late = AbortSignal.any([signal, AbortSignal.timeout(timeouts.automatic)]);
  await follow(session, late, () => findAvailableActor(session, machine, driver) !== undefined);
  if (late.aborted) throw new Error(`No ${machine} actor started.`);
}

type Task = { machine: AnyStateMachine; part: string; step: PathStep };

/** The goal is reached, the path's next step can follow, or the app did something else. */
type StepResult = 'reached' | 'asPlanned' | 'diverged';

/**
 * Triggers a step's event, or waits for an automatic one; resolves to the outcome. Rejects if there
 * is none.
 */
export async function takeStep(
  { session, driver, timeouts }: Walked,
  { machine, part, step }: Task,
  signal: AbortSignal,
): Promise<StepResult> {
  const since = session.trace.steps.length;
  const news = (): readonly JudgedStep[] =>
    session
      .steps()
      .slice(since)
      .filter((one) => one.machine === machine.id);
  const isReached = () => news().some((one) => reaches(part, one, machine));
  const isAsPlanned = () =>
    news().some(({ taken }) => step.taken.every((id) => taken.includes(id)));
  const isSettled = () => isReached() || isAsPlanned();
  const canFollow = () => {
    const position = findAvailableActor(session, machine.id, driver)?.position;
    return position !== undefined && canTakeStep(machine, position, step);
  };

  // The app may have changed state in the meantime.
  if (!canFollow()) return 'diverged';
  const how = driver.describe(machine.id, step);
  const found = findAvailableActor(session, machine.id, driver);
  if (found && how !== undefined) await driver.perform(machine.id, step, found.actor, signal);
  const hasDiverged = () =>
    how === undefined ? !canFollow() : news().some(({ event }) => event.type === step.event.type);
  const late = AbortSignal.timeout(how === undefined ? timeouts.automatic : timeouts.triggered);
  await follow(session, AbortSignal.any([signal, late]), () => isSettled() || hasDiverged());
  if (!isSettled()) {
    await follow(
      session,
      AbortSignal.any([signal, AbortSignal.timeout(timeouts.diverged)]),
      isSettled,
    );
  }
  if (isReached()) return 'reached';
  if (isAsPlanned()) return 'asPlanned';
  if (news().length > 0) return 'diverged';
  const name = nameEvent(step.event.type, machine);
  throw new Error(
    how === undefined
      ? `${name} did not occur.`
      : `No effect: ${how}. The machine did not receive ${name}.`,
  );
}
