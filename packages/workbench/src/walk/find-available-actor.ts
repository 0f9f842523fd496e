import type { AnyActorRef } from 'xstate';
import { isStop } from '../model/trace';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import type { Position } from './find-path';

/** The most recently active actor of a machine that the driver can operate. */
export function findAvailableActor(
  session: Session,
  machine: string,
  driver?: Driver,
): { actor: AnyActorRef; position: Position } | undefined {
  const steps = session.steps();
  const passed = new Set<string>();
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (!step || step.machine !== machine || passed.has(step.actor)) continue;
    passed.add(step.actor);
    const actor = isStop(step) ? undefined : session.findActor(step.actor);
    if (actor && (!driver || driver.isAvailable(machine, actor))) {
      return { actor, position: { value: step.to, context: step.context } };
    }
  }
  return undefined;
}
