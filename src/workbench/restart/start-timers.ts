import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../model/active-states';
import { startTimer } from '../model/xstate-internals';

/**
 * Starts the timers of a restored actor's states, which XState starts only on entry, and those of the
 * machines that it has restored. They run in full: a trace does not record how much of them had elapsed.
 */
export function startTimers(actor: AnyActorRef, snapshot: AnyMachineSnapshot) {
  const { machine, value, context, children } = snapshot;
  for (const child of Object.values(children) as AnyActorRef[]) {
    const below = child.getSnapshot();
    if ('machine' in below) startTimers(child, below);
  }
  const { delays } = machine.implementations;
  for (const { delay, eventType } of activeNodes(machine, value).flatMap((node) => node.after)) {
    const event = { type: eventType };
    const known = typeof delay === 'string' ? delays[delay] : delay;
    const time =
      typeof known === 'function' ? known({ context, event } as never, undefined as never) : known;
    if (time !== undefined) startTimer(actor, event, Number(time));
  }
}
