import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { describeDefinition } from '../model/define-machine';
import { errorMessage } from '../model/error-message';
import { copyEvent, jsonCopy } from '../model/json-copy';
import { transitionId } from '../model/transition-id';
import {
  initialSnapshotOf,
  ownIdOf,
  parentOf,
  transitionsOfMicrostep,
} from '../model/xstate-internals';
import { createFailureWatch } from '../recorder/failure-watch';
import { logicOf, plainAction } from '../recorder/inspected';
import type { HookMessage, StepMessage } from './messages';

/** A message, or what makes one later, of what does not change. */
export type Post = (message: HookMessage | (() => HookMessage)) => void;

/** Takes what people typed out of a step of a machine, started by another; see `maskSteps`. */
export type MaskStep = (step: StepMessage, machine: string, starter: string) => StepMessage;

/**
 * Takes the events of XState's inspection and posts what they say. Events and contexts are copied at once,
 * since an app may change them.
 */
export function watchActors(post: Post, mask?: MaskStep) {
  let count = 0;
  const numbers = new WeakMap<object, number>();
  const latest = new WeakMap<object, AnyMachineSnapshot>();
  const ran = new WeakMap<object, ReturnType<typeof plainAction>[]>();
  const took = new WeakMap<object, AnyTransitionDefinition[]>();
  const stopped = new WeakSet<object>();
  /** Those that run, by number. */
  const actors = new Map<number, AnyActorRef>();

  const numberOf = (thing: object, introduce: (number: number) => void): number => {
    const known = numbers.get(thing);
    if (known) return known;
    count += 1;
    const number = count;
    numbers.set(thing, number);
    introduce(number);
    return number;
  };

  const introduce = (actor: AnyActorRef): number =>
    numberOf(actor, (number) => {
      const logic = logicOf(actor);
      const starter = parentOf(actor);
      const ownId = starter ? undefined : ownIdOf(actor);
      const message = {
        kind: 'actor' as const,
        actor: number,
        parent: starter && introduce(starter),
        machine:
          logic &&
          numberOf(logic.config, (machine) =>
            post(() => ({
              kind: 'machine',
              machine,
              id: logic.id,
              definition: describeDefinition(logic),
            })),
          ),
        id: ownId ?? actor.id,
        isNamed: !!ownId,
      };
      post(message);
      if (logic) actors.set(number, actor);
    });

  const idOf = (actor: object) => logicOf(actor)?.id ?? '';

  const report = (actor: AnyActorRef, event: EventObject, reported: AnyMachineSnapshot) => {
    const number = introduce(actor);
    // An actor whose start failed has no state.
    const after = 'value' in reported ? reported : ({ value: {}, context: {} } as never);
    const before = latest.get(actor) ?? null;
    latest.set(actor, after);
    const taken = took.get(actor) ?? [];
    const old: object = before?.context ?? {};
    const changed = Object.entries(after.context ?? {})
      .filter(([key, value]) => !(Object.hasOwn(old, key) && Object.is(old[key as never], value)))
      .map(([key, value]) => [key, jsonCopy(value)]);
    const { event: cause } = globalThis as { event?: Event };
    const { status, error } = reported;
    const step: StepMessage = {
      kind: 'step',
      actor: number,
      time: Date.now(),
      event: copyEvent(event),
      from: before?.value ?? null,
      to: after.value,
      changed: Object.fromEntries(changed),
      actions: ran.get(actor) ?? [],
      taken: taken.map(transitionId),
      ...(!before &&
        (stopped.has(actor)
          ? { restored: 'where it stopped' }
          : initialSnapshotOf(actor) !== undefined && { restored: 'a snapshot' })),
      ...(status === 'error' && { error: errorMessage(error) }),
      // Of an element, not of a media query or a connection.
      ...((cause?.target as Partial<Node> | null | undefined)?.nodeType === 1 && {
        during: cause?.type,
      }),
    };
    post(mask ? mask(step, idOf(actor), idOf(parentOf(actor) ?? actor)) : step);
    ran.delete(actor);
    took.delete(actor);
    if (event.type === 'xstate.stop' || status === 'error') {
      actors.delete(number);
      // If it starts again, it is another one.
      numbers.delete(actor);
      latest.delete(actor);
      stopped.add(actor);
    } else if (status !== 'active') actors.delete(number);
  };

  const failures = createFailureWatch((...failure) => guarded(() => report(...failure)));

  const take = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (!logicOf(actor)) {
      if (parentOf(actor)) introduce(actor);
      return;
    }
    const { type } = inspected;
    if (type === '@xstate.actor') introduce(actor);
    if (type === '@xstate.action') {
      ran.set(actor, [...(ran.get(actor) ?? []), plainAction(inspected.action)]);
    }
    if (type === '@xstate.microstep') {
      took.set(actor, [...(took.get(actor) ?? []), ...transitionsOfMicrostep(inspected)]);
      return;
    }
    if (failures.watch(inspected) || type !== '@xstate.snapshot') return;
    report(actor, inspected.event, inspected.snapshot as AnyMachineSnapshot);
  };
  /** Nothing that fails here may reach the app, whose `send` this runs in. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch {
      // What it failed at is missing.
    }
  };
  return {
    inspect: (inspected: InspectionEvent) => guarded(() => take(inspected)),
    /** Sends an event to an actor that runs. */
    send: (actor: number, event: EventObject) => actors.get(actor)?.send(event),
  };
}
