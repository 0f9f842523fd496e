import type { EventObject, StateValue } from 'xstate';

/** One step of one actor. The first step of each is `xstate.init`, which comes from nowhere. */
export type TraceStep = {
  /** ms since the recording began. */
  time: number;
  /** The actor's name: its machine and a number, such as `cart 1`. */
  actor: string;
  machine: string;
  event: EventObject;
  from: StateValue | null;
  to: StateValue;
  /** The parts of the context that changed; all of it at first. */
  changed: Record<string, unknown>;
  /** What the transitions that were taken cite. */
  clauses: string[];
};

export type Trace = { format: typeof traceFormat; steps: TraceStep[] };

export const traceFormat = 'accupay trace 1';
