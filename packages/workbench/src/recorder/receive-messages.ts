import type { AnyActorRef, AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { AppMessage, HookMessage, SentBy, StepMessage } from '../hook/messages';
import { actionWords } from '../model/action-words';
import { clausesOf } from '../model/clauses-at';
import { count } from '../model/count';
import { definitionOf } from '../model/define-machine';
import { errorMessage } from '../model/error-message';
import { fromDefinition } from '../model/from-definition';
import { isSame } from '../model/is-same';
import { revive } from '../model/json-copy';
import type { ActorKind } from '../model/kind-of';
import { nameActor } from '../model/names';
import { own } from '../model/own';
import {
  type ActorInfo,
  isEnd,
  type Message,
  type TraceMark,
  type TraceStep,
} from '../model/trace';
import { transitionsById } from '../model/transitions-by-id';
import { freeKey } from './definitions';
import { isDefinition, isShallow } from './is-definition';
import { markTrace, otherChart, reloaded } from './mark-trace';
import { hasState, isActor, isMessage, isStep } from './parse-trace';
import type { StepLog } from './step-log';

type Remote = {
  info: ActorInfo;
  /** Its key and machine; undefined if it runs none that is known. */
  key: string | undefined;
  machine: AnyStateMachine | undefined;
  /** What one that is no machine runs, once it starts. */
  runs: ActorKind | undefined;
  value: StateValue | null;
  context: Record<string, unknown>;
  isRunning: boolean;
};

type App = {
  name: string;
  /** What tells it from others; a reloaded one keeps it. */
  label: string;
  /** How many of its messages have come. */
  count: number;
  /** How many events were sent before its first. */
  sent: number;
  /** Its connection or its page has ended. */
  isGone: boolean;
  /** One that came after it was gone is what it was reloaded as. */
  isReplaced: boolean;
  /** The keys of its machines, and its actors, by their numbers. */
  machines: Map<number, string>;
  actors: Map<number, Remote>;
  /** The keys of its machines, and of those that it had before it was reloaded. */
  charts: Set<string>;
  chartsBefore: ReadonlySet<string>;
};

type Chart = { id: string; key: string; isKnown: boolean };

type Options = {
  log: StepLog;
  machines: Readonly<Record<string, AnyStateMachine>>;
  /** Sends an event to an actor of an app. */
  send?: ((app: string, actor: number, event: EventObject) => void) | undefined;
  /** Called with the key of a machine that is new. */
  onMachine?: ((key: string) => void) | undefined;
  /** Called with a step that happened while the app handled a DOM event of an element of this type. */
  onDomEvent?: ((step: TraceStep, type: string) => void) | undefined;
  /** Called when something else than the steps has changed. */
  onChange?: () => void;
  /** Called with what can't be read. */
  onFailure?: (error: unknown) => void;
};

/** The last part of a path or, of an address, all but the protocol. */
const labelOf = (name: string) =>
  (/^https?:\/\/(.+?)\/?$/.exec(name) ?? /([^/\\]+)$/.exec(name))?.[1] ?? name;

/** A step whose start was not heard. */
const unheard = 'a step that was not received';

/** Makes steps of the messages of hooks. */
export function receiveMessages({ log, machines, ...options }: Options) {
  const { trace } = log;
  const apps = new Map<string, App>();
  const named = new Map<string, { app: string; number: number; remote: Remote }>();
  const states = new Map<AnyStateMachine, Set<string>>();
  /** The key of the last machine of an app and an id. */
  const latest = new Map<string, string>();
  /** When the recording began, as far as apps say. */
  let start = 0;
  const startAt = (time: number) => {
    start ||= time - (trace.steps.at(-1)?.time ?? 0);
  };

  const mark = (one: Omit<TraceMark, 'at'>) => {
    markTrace(trace, one);
    options.onChange?.();
  };
  /** The actors of an app are gone with it, but come back if it does. */
  const setGone = (app: App, isGone: boolean) => {
    app.isGone = isGone;
    for (const { info, isRunning } of app.actors.values()) {
      if (!isRunning) continue;
      if (isGone) info.left ??= trace.steps.length;
      else delete info.left;
    }
    options.onChange?.();
  };

  function keyOf(app: App, { id: given, definition }: HookMessage & { kind: 'machine' }) {
    const id = String(given);
    if (!isShallow(definition) || !isDefinition(definition)) {
      throw new TypeError(`The definition of ${id} is invalid.`);
    }
    const text = JSON.stringify(definition);
    const key = freeKey(id, (one) => {
      const known = own(machines, one);
      return known !== undefined && JSON.stringify(definitionOf(known)) !== text;
    });
    const isKnown = Object.hasOwn(machines, key);
    if (!isKnown) {
      const machine = definition && fromDefinition(definition);
      (machines as Record<string, AnyStateMachine | undefined>)[key] = machine;
    }
    markChart(app, { id, key, isKnown });
    if (!isKnown) options.onMachine?.(key);
    return key;
  }

  /** Notes that a machine of an app has another chart than the last of its id. */
  function markChart({ name, charts, chartsBefore }: App, { id, key, isKnown }: Chart) {
    const place = `${name}\n${id}`;
    const before = latest.get(place);
    // A reloaded app may have several machines of one id again.
    const isAsBefore = !charts.has(key) && chartsBefore.has(key);
    charts.add(key);
    latest.set(place, key);
    if (before === undefined || before === key || isAsBefore) return;
    mark(otherChart(machines, id, { before, after: key, isKnown }));
  }

  const freeLabel = (name: string) => {
    const labels = new Set([...apps.values()].map(({ label }) => label));
    return freeKey(labelOf(name), (one) => labels.has(one));
  };

  const isKnownState = (machine: AnyStateMachine, value: StateValue): boolean => {
    const known = states.get(machine) ?? new Set();
    states.set(machine, known);
    const text = JSON.stringify(value);
    if (!known.has(text) && hasState(machine, value)) known.add(text);
    return known.has(text);
  };

  /** Whose event it was, by name. */
  const sentBy = (app: App, { sent, sender }: SentBy) => {
    const name = app.actors.get(sender ?? 0)?.info.name;
    return { sent: app.sent + sent, ...(name !== undefined && { sender: name }) };
  };

  function takeStep(app: App, remote: Remote, message: StepMessage) {
    const { key, machine, info } = remote;
    const { name } = info;
    if (!key || !machine) return;
    const { time, event, from, to, taken, actions, isAgain, isRestored, error } = message;
    const restored = isAgain ? 'where it stopped' : isRestored ? 'a snapshot' : undefined;
    startAt(time);
    const changed = Object.entries(message.changed).filter(
      ([part, value]) =>
        !Object.hasOwn(remote.context, part) || !isSame(remote.context[part], value),
    );
    const step: TraceStep = {
      time: time - start,
      actor: name,
      machine: key,
      event,
      from: remote.value,
      to,
      changed: Object.fromEntries(changed),
      clauses: clausesOf(transitionsById(machine, taken)),
      ...(restored !== undefined && { restored }),
      ...sentBy(app, message),
      actions: actions.map(actionWords),
      ...(taken.length > 0 && { taken }),
      ...(error !== undefined && { error: errorMessage(error) }),
    };
    if (!isStep(step) || ![from ?? to, to].every((value) => isKnownState(machine, value))) {
      throw new TypeError(`A step of ${name} is invalid.`);
    }
    if (remote.value === null && from !== null) {
      const { taken: _, error: __, ...head } = step;
      const init = { event: { type: 'xstate.init' }, actions: [], clauses: [] };
      log.add({ ...head, ...init, to: from, changed: {}, restored: unheard });
      step.from = from;
    }
    remote.value = to;
    remote.context = { ...remote.context, ...step.changed };
    remote.isRunning =
      !isEnd(step) && machine.resolveState({ value: to, context: {} } as never).status === 'active';
    log.add(step);
    if (message.during !== undefined) options.onDomEvent?.(step, message.during);
  }

  function take(appId: string, app: App, message: HookMessage) {
    if (message.kind === 'left') setGone(app, true);
    if (message.kind === 'machine') {
      app.machines.set(message.machine, keyOf(app, message));
    }
    if (message.kind === 'actor') {
      if (app.actors.has(message.actor)) return;
      const key = app.machines.get(message.machine ?? 0);
      const parent = app.actors.get(message.parent ?? 0);
      const id = String(message.id);
      const { isNamed, src, runs } = message;
      const info = log.list(key ?? nameActor({ id, src, runs }, parent?.machine), {
        ...(parent && { parent: parent.info.name }),
        app: app.label,
        ...(isNamed && { id }),
        kind: message.machine === undefined ? 'other' : 'machine',
      });
      const machine = key === undefined ? undefined : own(machines, key);
      const remote = { info, key, machine, runs, value: null, context: {}, isRunning: true };
      app.actors.set(message.actor, remote);
      named.set(info.name, { app: appId, number: message.actor, remote });
      options.onChange?.();
      return;
    }
    const remote = 'actor' in message && app.actors.get(message.actor);
    if (!remote) return;
    const { info } = remote;
    if (!isShallow(message)) throw new TypeError(`What ${info.name} does is nested too deeply.`);
    if (message.kind === 'step') takeStep(app, remote, message);
    if (message.kind === 'end') {
      const { status, output, error } = message;
      const ended = {
        status,
        ...(output !== undefined && { output }),
        ...(error !== undefined && error !== null && { error: errorMessage(error) }),
      };
      if (!isActor({ ...info, ...ended }))
        throw new TypeError(`The end of ${info.name} is invalid.`);
      Object.assign(info, ended);
      remote.isRunning = false;
      options.onChange?.();
    }
    if (message.kind === 'message') {
      startAt(message.time);
      const { time, event } = message;
      const told: Message = {
        time: time - start,
        actor: info.name,
        event,
        ...sentBy(app, message),
      };
      if (!isMessage(told)) throw new TypeError(`A message to ${info.name} is invalid.`);
      if (event.type === 'xstate.init') {
        const { input } = event as EventObject & { input?: unknown };
        // Older files have it here.
        const { runs = remote.runs ?? 'other' } = message as { runs?: ActorKind };
        Object.assign(info, { kind: runs, ...(input !== undefined && { input }) });
      }
      log.tell(told);
      options.onChange?.();
    }
  }

  const attempt = (run: () => void) => {
    try {
      run();
    } catch (error) {
      options.onFailure?.(error);
    }
  };

  return {
    receive(message: AppMessage) {
      const known = apps.get(message.app);
      if (message.kind === 'hello') {
        if (known) return setGone(known, false);
        const namesakes = [...apps.values()].filter(({ name }) => name === message.name);
        const before = namesakes.findLast(({ isGone, isReplaced }) => isGone && !isReplaced);
        const sent = [...trace.steps, ...trace.messages].reduce(
          (most, one) => Math.max(most, 1 + (one.sent ?? -1)),
          0,
        );
        apps.set(message.app, {
          name: message.name,
          label: before?.label ?? freeLabel(message.name),
          count: 0,
          sent,
          isGone: false,
          isReplaced: false,
          machines: new Map(),
          actors: new Map(),
          charts: new Set(),
          chartsBefore: (before ?? namesakes.at(-1))?.charts ?? new Set(),
        });
        if (!before) return;
        before.isReplaced = true;
        mark(reloaded);
      }
      if (!known) return;
      if (message.kind === 'gone') setGone(known, true);
      if (message.kind === 'batch') {
        const { before, messages } = message;
        const lost = before - known.count;
        if (lost > 0) {
          const words = `${count(lost, 'message')} of the app ${lost > 1 ? 'were' : 'was'} not received.`;
          mark({ kind: 'lost', words });
        }
        for (const one of messages.slice(Math.max(0, -lost))) {
          attempt(() => take(message.app, known, one));
        }
        known.count = Math.max(known.count, before + messages.length);
      }
    },
    /** The actor of this name as something to send to, if it is running. */
    findActor(name: string): AnyActorRef | undefined {
      const found = named.get(name);
      if (!found || !options.send || apps.get(found.app)?.isGone) return;
      const { value, context, machine, isRunning } = found.remote;
      if (!isRunning || !machine || value === null) return;
      const snapshot = machine.resolveState({ value, context: revive(context) } as never);
      return {
        id: name,
        send: (event: EventObject) => options.send?.(found.app, found.number, event),
        getSnapshot: () => snapshot,
      } as unknown as AnyActorRef;
    },
  };
}
