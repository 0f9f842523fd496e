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

type TableEvent<M extends AnyStateMachine> = EventFromLogic<M> | InternalEvent;

/** The outcome of an event that changes neither state nor context and runs no action. */
export const nothing = 'nothing';

/** Complete values; an omitted context is empty, omitted actions are none. */
type Outcome<M extends AnyStateMachine> = {
  state: StateValueFrom<M>;
  context?: ContextFrom<M>;
  /** In order, in the format of `actionWords`, such as `announceNetPay`, `start loadPage {"path":"/"}`, `wait 500 ms`. */
  actions?: string[];
};

type Situation<M extends AnyStateMachine> = Omit<Outcome<M>, 'actions'> & {
  /** The events that lead there from the start. */
  after: TableEvent<M>[];
};

export type Row<M extends AnyStateMachine, Name> = readonly [
  given: Name,
  event: TableEvent<M>,
  outcome: Outcome<M> | typeof nothing,
];

/** Sample events of a machine: every type, with a few payloads that its page can cause. */
export type Samples<M extends AnyStateMachine> = {
  /** The first event of a type is also its example in the workbench. */
  events: readonly TableEvent<M>[];
};

type TransitionTable<M extends AnyStateMachine, Name extends string> = {
  input?: InputFrom<M>;
  start: Outcome<M>;
  situations: Record<Name, Situation<M>>;
  rows: readonly Row<M, NoInfer<Name>>[];
  samples: Samples<M>;
};

/** A machine with its table and its sample events, types erased. */
export type SampledTable = TransitionTable<AnyStateMachine, string> & { machine: AnyStateMachine };

/** The same, with which steps and charts are judged. */
export type Table = Omit<SampledTable, 'samples'>;

/** What a machine does in every state on every event, and the events to try it with. */
export const defineTable = <M extends AnyStateMachine, Name extends string>(
  machine: M,
  table: TransitionTable<M, Name>,
): SampledTable => ({ machine, ...(table as unknown as TransitionTable<AnyStateMachine, string>) });
