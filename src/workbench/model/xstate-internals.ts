/** What the workbench needs of XState that has no public API. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  fromTransition,
  type InspectedMicrostepEvent,
} from 'xstate';

type Internals = {
  _parent?: AnyActorRef;
  options?: { snapshot?: unknown; id?: string; src?: unknown };
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

/** The id that an app gave an actor that it created, if it did; others have that of their machine. */
export function ownIdOf(actor: object) {
  const { id, src } = internalsOf(actor).options ?? {};
  return src === undefined ? id : undefined;
}

/** The snapshot that an actor started from, if any. */
export const initialSnapshotOf = (actor: object) => internalsOf(actor).options?.snapshot;

/** The transitions that a microstep takes. */
export const transitionsOfMicrostep = (report: InspectedMicrostepEvent) => report._transitions;

/** Starts a timer of an actor's state, which is canceled when the actor leaves the state. */
export const startTimer = (actor: AnyActorRef, event: EventObject, delay: number) =>
  internalsOf(actor).system.scheduler.schedule(actor, actor, event, delay, event.type);

/**
 * Runs an event, or a start, in a machine without effects. Unlike XState's `transition`, it reports
 * the transitions taken, and has a parent to send to. Throws if a guard or an action does.
 */
export function runWithoutEffects(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  event: EventObject,
) {
  const taken: AnyTransitionDefinition[] = [];
  const actions: ExecutableActionObject[] = [];
  const inert = fromTransition(() => undefined, undefined);
  const self = createActor(inert, { parent: createActor(inert) } as object);
  self.system.inspect((report) => {
    if (report.type === '@xstate.microstep' && report.actorRef === self) {
      taken.push(...transitionsOfMicrostep(report));
    }
  });
  const nothing = () => {};
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    defer: nothing,
    emit: nothing,
    logger: nothing,
    stopChild: nothing,
    actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
  };
  const after: AnyMachineSnapshot = before
    ? machine.transition(before, event as never, scope as never)
    : machine.getInitialSnapshot(scope as never, (event as { input?: unknown }).input);
  return { after, actions, taken };
}
