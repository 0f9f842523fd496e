import type { EventObject, StateValue } from 'xstate';

/** One step of one actor. The first step of each is `xstate.init`, which has no source state. */
export type TraceStep = {
  /** ms since the recording began. */
  time: number;
  /** The actor's name: its machine and a number, such as `cart 1`. */
  actor: string;
  machine: string;
  event: EventObject;
  from: StateValue | null;
  to: StateValue;
  /** The parts of the context that changed; at first, all of it. */
  changed: Record<string, unknown>;
  /** The actions that it ran, in the format of `actionWords`. */
  actions: readonly string[];
  /** The ids of the transitions that it took; missing in older traces. */
  taken?: readonly string[];
  /** If it starts from a snapshot: where that is from, such as `step 12`. */
  restored?: string;
  /** Its event's place among all that were sent; missing in older traces. */
  sent?: number;
  /** The name of the actor that sent its event; missing if the app did. */
  sender?: string;
  /** The message of the error that ended its actor; `to` is the state that it was in. */
  error?: string;
};

/** An actor of any kind, such as a machine's invoked promise. */
export type ActorInfo = {
  name: string;
  /** The name of the actor that started it. */
  parent?: string;
  /** The id that the app gave it, if it did. */
  id?: string;
  /** The number of steps when its page was unloaded, which does not stop actors. */
  left?: number;
  /** How it ended. */
  status?: 'done' | 'error' | 'stopped';
};

export type Trace = {
  format: string;
  actors?: readonly ActorInfo[];
  /** The charts that it was recorded from, in words: see `chartWords`; missing in older traces. */
  charts?: Readonly<Record<string, string>>;
  steps: TraceStep[];
};

/** The version of the format of the traces that are written. */
export const traceVersion = 3;

/** The format of the traces that are written. */
export const traceFormat = `statechart trace ${traceVersion}`;

/** A trace of steps, without what judging them has added. */
export const toTrace = <About extends Omit<Trace, 'format' | 'steps'>>(
  steps: readonly TraceStep[],
  about: About,
): Trace & About => ({ format: traceFormat, ...about, steps: steps.map(pickStep) });

const pickStep = (step: TraceStep): TraceStep => {
  const { time, actor, machine, event, from, to, changed, actions } = step;
  const { taken = [], restored, sent, sender, error } = step;
  return {
    time,
    actor,
    machine,
    event,
    from,
    to,
    changed,
    actions,
    ...(taken.length > 0 && { taken }),
    ...(restored !== undefined && { restored }),
    ...(sent !== undefined && { sent }),
    ...(sender !== undefined && { sender }),
    ...(error !== undefined && { error }),
  };
};

/** Whether a step is the stop of its actor, which is not an event of its chart. */
export const isStop = ({ event }: Pick<TraceStep, 'event'>) => event.type === 'xstate.stop';

/** Whether a step ended its actor, be it by a stop or by an error. */
export const isEnd = (step: TraceStep) => isStop(step) || step.error !== undefined;
