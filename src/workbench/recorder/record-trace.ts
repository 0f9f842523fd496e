import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { maskedActionWords } from '../model/action-words';
import { copyEvent, jsonCopy } from '../model/json-copy';
import { transitionId } from '../model/parts';
import { type ActorInfo, isEnd, type Trace, type TraceStep, traceFormat } from '../model/trace';
import { errorMessage, isSame } from '../model/values';
import {
  initialSnapshotOf,
  ownIdOf,
  parentOf,
  transitionsOfMicrostep,
} from '../model/xstate-internals';
import { createInbox, type Sent } from './inbox';
import { type Mask, maskParams, maskPassed } from './mask';

/** What is known of an actor. */
type Watched = {
  info?: ActorInfo;
  latest?: AnyMachineSnapshot;
  /** Actions since its last step; XState reports actions before the snapshot. */
  ran: string[];
  /** Transitions since then; XState reports these before the snapshot, too. */
  took: AnyTransitionDefinition[];
  hasEnded?: boolean;
  /** Whether it had ended, and was started again. */
  isAgain?: boolean;
};

/** The machine that an actor runs, if any. */
function logicOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: AnyStateMachine };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic : undefined;
}

/** The parts of a context that are not as before. */
function changesOf(old: Record<string, unknown> = {}, context: object = {}) {
  const isKept = ([key, value]: [string, unknown]) =>
    Object.hasOwn(old, key) &&
    (Object.is(old[key], value) || isSame(jsonCopy(old[key]), jsonCopy(value)));
  return Object.fromEntries(Object.entries(context).filter((entry) => !isKept(entry)));
}

/** Recorded for an actor whose start failed: its initial state, without a context. */
const nowhere = { value: {}, context: {} };

export type RecorderOptions = {
  /** Called after a step, and when an actor without a statechart has started or ended. */
  onChange?: () => void;
  /** Called with what fails inside; nothing is thrown into the app. */
  onFailure?: (error: unknown) => void;
  /** The label of the snapshots that actors currently start from, such as `step 12`. */
  origin?: () => string | undefined;
  /** Keeps what visitors typed out of the trace; see `createMask`. */
  mask?: Mask;
};

/**
 * Records the statecharts of any number of actors.
 * - `watch` takes the events of XState's inspection.
 * - `actors` maps names in the trace to actors.
 * - `leave` marks all actors as gone; call it when their page unloads.
 */
export function createRecorder({
  onChange,
  onFailure,
  origin,
  mask = (_, data) => data,
}: RecorderOptions = {}) {
  const infos: ActorInfo[] = [];
  const trace: Trace & { actors: ActorInfo[] } = { format: traceFormat, actors: infos, steps: [] };
  const counts = new Map<string, number>();
  /** Nothing that fails here may reach the app, whose `send` this runs in. */
  const safely = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onFailure?.(error);
    }
  };
  const actors = new Map<string, AnyActorRef>();
  const watched = new WeakMap<object, Watched>();
  const of = (actor: object): Watched => {
    const known = watched.get(actor) ?? { ran: [], took: [] };
    watched.set(actor, known);
    return known;
  };
  let sent = 0;
  const start = performance.now();
  const now = () => Math.round(performance.now() - start);

  const infoOf = (actor: AnyActorRef): ActorInfo => {
    const known = of(actor);
    if (known.info) return known.info;
    const starter = parentOf(actor);
    const parent = starter && infoOf(starter).name;
    const machine = logicOf(actor)?.id;
    const id = ownIdOf(actor);
    const base = machine ?? actor.id;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    known.info = { name: `${base} ${count}`, ...(parent && { parent }), ...(id && { id }) };
    infos.push(known.info);
    actors.set(known.info.name, actor);
    return known.info;
  };

  const typedIdOf = (actor?: object) => (actor && logicOf(actor)?.id) ?? '';
  /** What an actor starts with, without what was typed into it or what started it. */
  const hide = <Data extends object>(actor: AnyActorRef, data: Data): Data =>
    mask(typedIdOf(actor), maskPassed(mask, typedIdOf(parentOf(actor)), data));

  const record = (
    actor: AnyActorRef,
    event: EventObject,
    reported: AnyMachineSnapshot,
    // XState does not report who stops an actor.
    about: Sent['about'] = { sent: sent++ },
  ) => {
    const known = of(actor);
    const { name } = infoOf(actor);
    const logic = logicOf(actor) as AnyStateMachine;
    const after = 'value' in reported ? reported : logic.resolveState(nowhere as never);
    const { latest: before = null, ran, took, isAgain } = known;
    const taken = took.map(transitionId);
    const copy = copyEvent(event);
    const step: TraceStep = {
      time: now(),
      actor: name,
      machine: logic.id,
      event: before ? mask(logic.id, copy) : hide(actor, copy),
      from: before?.value ?? null,
      to: after.value,
      changed: mask(logic.id, jsonCopy(changesOf(before?.context, after.context))),
      ...(!before &&
        initialSnapshotOf(actor) !== undefined && { restored: origin?.() ?? 'a snapshot' }),
      ...(!before && isAgain && { restored: 'where it stopped' }),
      ...about,
      actions: ran,
      ...(taken.length > 0 && { taken }),
      ...(reported.status === 'error' && { error: errorMessage(reported.error) }),
    };
    Object.assign(known, { latest: after, ran: [], took: [] });
    if (isEnd(step)) {
      actors.delete(name);
      known.hasEnded = true;
    }
    trace.steps.push(step);
    onChange?.();
  };

  /** Notes an event. */
  const send = (actor: AnyActorRef, event: EventObject, sender: AnyActorRef | undefined) => {
    const isStart = event.type === 'xstate.init';
    // If it starts again, as React's strict mode makes it, it is recorded as another one.
    if (isStart && of(actor).hasEnded) watched.set(actor, { ran: [], took: [], isAgain: true });
    const about = { sent: sent++, ...(sender && { sender: infoOf(sender).name }) };
    inbox.add(actor, { event, about });
  };

  /** Notes how an actor has ended. */
  const end = (actor: AnyActorRef, { status }: AnyMachineSnapshot) => {
    if (status !== 'active') infoOf(actor).status = status;
  };

  const inbox = createInbox((actor, { event, about }, snapshot) => {
    safely(() => {
      end(actor, snapshot);
      if (logicOf(actor)) record(actor, event, snapshot, about);
    });
  });

  const take = (report: InspectionEvent) => {
    inbox.check();
    const actor = report.actorRef as AnyActorRef;
    const isMachine = logicOf(actor);
    const { ran, took } = of(actor);
    if (report.type === '@xstate.actor') {
      if (parentOf(actor)) infoOf(actor);
    } else if (report.type === '@xstate.event') {
      const sender = report.sourceRef as AnyActorRef | undefined;
      // What a promise or an observable sends to itself is how it ends.
      if (isMachine || sender !== actor) send(actor, report.event, sender);
    } else if (report.type === '@xstate.action') {
      const hideParams = (params: unknown) => maskParams(mask, typedIdOf(actor), params);
      ran.push(maskedActionWords(report.action, hideParams));
    } else if (report.type === '@xstate.microstep') {
      took.push(...transitionsOfMicrostep(report));
    } else {
      const { event } = report;
      const snapshot = report.snapshot as AnyMachineSnapshot;
      const about = inbox.take(actor, event);
      if (of(actor).hasEnded) return;
      end(actor, snapshot);
      if (isMachine) record(actor, event, snapshot, about);
    }
    if (!isMachine) onChange?.();
  };
  const watch = (report: InspectionEvent) => safely(() => take(report));
  const leave = () => {
    for (const info of trace.actors) info.left ??= trace.steps.length;
    actors.clear();
    inbox.clear();
  };
  return { trace, watch, actors, leave };
}
