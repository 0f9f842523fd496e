import type { AnyActorRef } from 'xstate';
import { isStop } from '../model/trace';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import type { Position } from './find-path';

/** The actor of a machine that did something last, of those that a driver has at hand. */
export function actorAtHand(
  session: Session,
  machine: string,
  driver?: Driver,
): { actor: AnyActorRef; position: Position } | undefined {
  const steps = session.steps();
  const passed = new Set<string>();
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const step = steps[place];
    if (!step || step.machine !== machine || passed.has(step.actor)) continue;
    passed.add(step.actor);
    const actor = isStop(step) ? undefined : session.findActor(step.actor);
    if (actor && (!driver || driver.isAtHand(machine, actor))) {
      return { actor, position: { value: step.to, context: step.context } };
    }
  }
  return undefined;
}
