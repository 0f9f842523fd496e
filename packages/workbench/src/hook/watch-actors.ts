import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { describeDefinition } from '../model/define-machine';
import { copyDefined, copyEvent, jsonCopy } from '../model/json-copy';
import { kindOf } from '../model/kind-of';
import { transitionId } from '../model/transition-id';
import {
  initialSnapshotOf,
  ownIdOf,
  parentOf,
  transitionsOfMicrostep,
} from '../model/xstate-internals';
import { createInbox } from '../recorder/inbox';
import { logicOf, plainAction } from '../recorder/inspected';
import type { HookMessage, SentBy } from './messages';

/** A message, or what makes one later, of what does not change. */
export type Post = (message: HookMessage | (() => HookMessage)) => void;

/**
 * Takes what people typed out of a message about an actor, given the ids of its machine, of that which
 * has started it and of that which has sent it the event; see `maskMessages`.
 */
export type MaskMessage = (
  message: HookMessage,
  ids: { own: string; starter: string; sender: string },
) => HookMessage;

/** What is known of an actor. */
type Watched = {
  number?: number;
  latest?: AnyMachineSnapshot;
  /** Actions and transitions since its last step; XState reports these before the snapshot. */
  ran: ReturnType<typeof plainAction>[];
  took: AnyTransitionDefinition[];
  hasEnded?: boolean;
  /** Whether it had ended, and was started again. */
  isAgain?: boolean;
};

/**
 * Takes the events of XState's inspection and posts what they say. Events and contexts are copied at once,
 * since an app may change them.
 */
export function watchActors(post: Post, mask: MaskMessage = (message) => message) {
  let count = 0;
  let sent = 0;
  const machines = new WeakMap<object, number>();
  const watched = new WeakMap<object, Watched>();
  /** Those that run, by number. */
  const actors = new Map<number, AnyActorRef>();

  const of = (actor: object): Watched => {
    const known = watched.get(actor) ?? { ran: [], took: [] };
    watched.set(actor, known);
    return known;
  };
  const idOf = (actor?: object) => (actor && logicOf(actor)?.id) ?? '';
  const say = (actor: AnyActorRef, message: HookMessage, sender?: AnyActorRef) =>
    post(mask(message, { own: idOf(actor), starter: idOf(parentOf(actor)), sender: idOf(sender) }));

  const numberOf = (actor: AnyActorRef): number => {
    const known = of(actor);
    if (known.number) return known.number;
    const logic = logicOf(actor);
    const starter = parentOf(actor);
    const parent = starter && numberOf(starter);
    let machine = logic && machines.get(logic.config);
    if (logic && !machine) {
      const fresh = ++count;
      machine = fresh;
      machines.set(logic.config, fresh);
      post(() => ({
        kind: 'machine',
        machine: fresh,
        id: logic.id,
        definition: describeDefinition(logic),
      }));
    }
    const ownId = starter ? undefined : ownIdOf(actor);
    const number = ++count;
    known.number = number;
    const { src } = actor as { src?: unknown };
    post({
      kind: 'actor',
      actor: number,
      parent,
      machine,
      id: ownId ?? actor.id,
      isNamed: !!ownId,
      src: typeof src === 'string' ? src : undefined,
      runs: logic ? undefined : kindOf((actor as { logic?: object }).logic as object),
    });
    actors.set(number, actor);
    return number;
  };

  const record = (
    actor: AnyActorRef,
    event: EventObject,
    { status, error, ...reported }: AnyMachineSnapshot,
    // XState does not report who stops an actor.
    about: SentBy = { sent: sent++ },
  ) => {
    const known = of(actor);
    const number = numberOf(actor);
    const { latest: before, ran, took, isAgain } = known;
    // An actor whose start failed has no state.
    const after = (
      'value' in reported ? reported : { value: {}, context: {} }
    ) as AnyMachineSnapshot;
    Object.assign(known, { latest: after, ran: [], took: [] });
    const old: object = before?.context ?? {};
    const changed = Object.entries(after.context ?? {})
      .filter(([key, value]) => !(Object.hasOwn(old, key) && Object.is(old[key as never], value)))
      .map(([key, value]) => [key, jsonCopy(value)]);
    const { event: cause } = globalThis as { event?: Event };
    say(actor, {
      kind: 'step',
      actor: number,
      time: Date.now(),
      event: copyEvent(event),
      from: before?.value ?? null,
      to: after.value,
      changed: Object.fromEntries(changed),
      actions: ran,
      taken: took.map(transitionId),
      ...about,
      ...(!before && { isAgain, isRestored: initialSnapshotOf(actor) !== undefined }),
      ...(status === 'error' && { error: jsonCopy(error) }),
      // Of an element, not of a media query or a connection.
      ...((cause?.target as Partial<Node> | null | undefined)?.nodeType === 1 && {
        during: cause?.type,
      }),
    });
    if (event.type === 'xstate.stop' || status === 'error') known.hasEnded = true;
  };

  /** Notes an event; actors without a statechart have no steps, so it is a message there. */
  const send = (actor: AnyActorRef, event: EventObject, sender: AnyActorRef | undefined) => {
    const isStart = event.type === 'xstate.init';
    // If it starts again, as React's strict mode makes it, it is another one.
    if (isStart && of(actor).hasEnded) watched.set(actor, { ran: [], took: [], isAgain: true });
    const about = { sent: sent++, sender: sender && numberOf(sender) };
    inbox.add(actor, { event, about: about as never });
    if (logicOf(actor)) return;
    say(
      actor,
      {
        kind: 'message',
        actor: numberOf(actor),
        time: Date.now(),
        event: copyEvent(event),
        ...about,
      },
      sender,
    );
  };

  /** Notes how an actor has ended. */
  const end = (actor: AnyActorRef, { status, output, error }: AnyMachineSnapshot) => {
    if (status === 'active') return;
    const number = numberOf(actor);
    actors.delete(number);
    say(actor, { kind: 'end', actor: number, ...copyDefined({ status, output, error }) });
  };

  /** Nothing that fails here may reach the app, whose `send` this runs in. */
  const safely = (run: () => void) => {
    try {
      run();
    } catch {
      // What it failed at is missing.
    }
  };

  const inbox = createInbox((actor, { event, about }, snapshot) =>
    safely(() => {
      end(actor, snapshot);
      if (logicOf(actor)) record(actor, event, snapshot, about as SentBy);
    }),
  );

  const take = (inspected: InspectionEvent) => {
    inbox.check();
    const actor = inspected.actorRef as AnyActorRef;
    const isMachine = logicOf(actor);
    const { ran, took } = of(actor);
    if (inspected.type === '@xstate.actor') {
      if (parentOf(actor)) numberOf(actor);
    } else if (inspected.type === '@xstate.event') {
      const sender = inspected.sourceRef as AnyActorRef | undefined;
      // What a promise or an observable sends to itself is how it ends.
      if (isMachine || sender !== actor) send(actor, inspected.event, sender);
    } else if (inspected.type === '@xstate.action') {
      ran.push(plainAction(inspected.action));
    } else if (inspected.type === '@xstate.microstep') {
      took.push(...transitionsOfMicrostep(inspected));
    } else {
      const { event } = inspected;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const about = inbox.take(actor, event) as SentBy | undefined;
      if (of(actor).hasEnded) return;
      end(actor, snapshot);
      if (isMachine) record(actor, event, snapshot, about);
    }
  };
  return {
    inspect: (inspected: InspectionEvent) => safely(() => take(inspected)),
    /** Sends an event to an actor that runs. */
    send: (actor: number, event: EventObject) => actors.get(actor)?.send(event),
  };
}
