import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateValueFrom,
} from 'xstate';

/** XState's own events: an invoked actor is done or has failed, or a delay is over. */
type InternalEvent = {
  type: `xstate.${'done' | 'error'}.actor.${string}` | `xstate.after.${string}`;
  error?: unknown;
  output?: unknown;
};

export type TableEvent<M extends AnyStateMachine> = EventFromLogic<M> | InternalEvent;

/** The outcome of an event that changes neither state nor context and runs no action. */
export const nothing = 'nothing';

/** Complete values; an omitted context is empty, omitted actions are none. */
type Outcome<M extends AnyStateMachine> = {
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
  /**
   * In the format of `actionWords`: `announceNetPay`, `start loadPage {"path":"/"}`, `wait 500 ms`.
   */
  actions?: string[];
};

type Situation<M extends AnyStateMachine> = {
  /** The events that lead there from the start. */
  after: TableEvent<M>[];
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
};

export type Row<M extends AnyStateMachine, Name> = readonly [
  given: Name,
  event: TableEvent<M>,
  outcome: Outcome<M> | typeof nothing,
];

export type TransitionTable<M extends AnyStateMachine, Name extends string> = {
  input?: InputFrom<M>;
  start: Outcome<M>;
  situations: Record<Name, Situation<M>>;
  rows: readonly Row<M, NoInfer<Name>>[];
};

/** A table with its machine, types erased. */
export type Table = TransitionTable<AnyStateMachine, string> & { machine: AnyStateMachine };

/**
 * The transition table of a machine: what each event does in each state. The clauses of a row are
 * those that the chart cites there; see `clausesAt`.
 */
export const defineTable = <M extends AnyStateMachine, Name extends string>(
  machine: M,
  table: TransitionTable<M, Name>,
): Table => ({ machine, ...(table as unknown as TransitionTable<AnyStateMachine, string>) });
