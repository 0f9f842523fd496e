import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

type Scheduler = {
  schedule: (
    source: AnyActorRef,
    target: AnyActorRef,
    event: EventObject,
    delay: number,
    id: string,
  ) => void;
};

/**
 * Starts the timers of the states that a restored actor is in, which XState starts on entry alone.
 * They run for their whole time: a trace does not say how much of it had passed.
 */
export function startTimers(actor: AnyActorRef, { machine, _nodes, context }: AnyMachineSnapshot) {
  const { scheduler } = actor.system as unknown as { scheduler: Scheduler };
  const { delays } = machine.implementations;
  for (const { delay, eventType } of _nodes.flatMap((node) => node.after)) {
    const event = { type: eventType };
    const known = typeof delay === 'string' ? delays[delay] : delay;
    const time =
      typeof known === 'function' ? known({ context, event } as never, undefined as never) : known;
    if (time !== undefined) scheduler.schedule(actor, actor, event, Number(time), eventType);
  }
}
