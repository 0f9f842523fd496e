/** What the workbench needs of XState that has no public API: `xstate-internals.test.ts` checks it. */
import type { AnyActorRef, EventObject, InspectedMicrostepEvent } from 'xstate';

type Internals = {
  _parent?: AnyActorRef;
  options?: { snapshot?: unknown; id?: string };
  system: {
    scheduler: {
      schedule: (
        source: AnyActorRef,
        target: AnyActorRef,
        event: EventObject,
        delay: number,
        id: string,
      ) => void;
    };
  };
};

const internalsOf = (actor: object) => actor as Internals;

/** The actor that invoked or spawned an actor. */
export const parentOf = (actor: object) => internalsOf(actor)._parent;

/** The id that an app gave an actor of its own, if it did. */
export const ownIdOf = (actor: object) => internalsOf(actor).options?.id;

/** The snapshot that an actor started from, if any. */
export const initialSnapshotOf = (actor: object) => internalsOf(actor).options?.snapshot;

/** The transitions that a microstep takes. */
export const transitionsOfMicrostep = (report: InspectedMicrostepEvent) => report._transitions;

/** Starts a timer of an actor's state, which is canceled when the actor leaves the state. */
export const startTimer = (actor: AnyActorRef, event: EventObject, delay: number) =>
  internalsOf(actor).system.scheduler.schedule(actor, actor, event, delay, event.type);
