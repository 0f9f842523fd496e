import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateValueFrom,
} from 'xstate';

/** What XState itself sends: an invoked actor is done or has failed, or a delay is over. */
type InternalEvent = {
  type: `xstate.${'done' | 'error'}.actor.${string}` | `xstate.after.${string}`;
  error?: unknown;
  output?: unknown;
};

export type TableEvent<M extends AnyStateMachine> = EventFromLogic<M> | InternalEvent;

/** The outcome of a row whose event changes neither state nor context, and runs no action. */
export const nothing = 'nothing';

/** Whole values: a context left out is the empty one, actions left out are none. */
type Outcome<M extends AnyStateMachine> = {
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
  /** As `actionWords` has them: `announceNetPay`, `start loadPage {"path":"/"}`, `wait 500 ms`. */
  actions?: string[];
};

type Situation<M extends AnyStateMachine> = {
  /** The events that lead here from the start. */
  after: TableEvent<M>[];
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
};

export type Row<M extends AnyStateMachine, Name> = readonly [
  given: Name,
  event: TableEvent<M>,
  outcome: Outcome<M> | typeof nothing,
  ...clauses: string[],
];

export type TransitionTable<M extends AnyStateMachine, Name extends string> = {
  input?: InputFrom<M>;
  start: Outcome<M>;
  situations: Record<Name, Situation<M>>;
  rows: readonly Row<M, NoInfer<Name>>[];
};

/** A table with its machine, for whoever need not know which. */
export type Table = TransitionTable<AnyStateMachine, string> & { machine: AnyStateMachine };

/** The transition table of a machine: what it does in every state at every event, and why. */
export const defineTable = <M extends AnyStateMachine, Name extends string>(
  machine: M,
  table: TransitionTable<M, Name>,
): Table => ({ machine, ...(table as unknown as TransitionTable<AnyStateMachine, string>) });
