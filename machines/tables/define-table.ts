import {
  defineTable as define,
  type Table,
  type TableEvent,
  type TransitionTable,
} from 'statechart-workbench/headless';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

export { nothing } from 'statechart-workbench/headless';

/** Sample events of a machine: every type, with a few payloads that its page can cause. */
export type Samples<M extends AnyStateMachine> = {
  /** The first event of a type is also its example in the workbench. */
  events: readonly TableEvent<M>[];
  /** Stops a traversal whose context would grow forever. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Whether an event can happen in a state; by default, always. */
  canHappen?: (snapshot: SnapshotFrom<M>, event: TableEvent<M>) => boolean;
};

/** A machine with its table and its sample events, types erased. */
export type SampledTable = Table & { samples: Samples<AnyStateMachine> };

/** What a machine does in every state on every event, and the events to try it with. */
export const defineTable = <M extends AnyStateMachine, Name extends string>(
  machine: M,
  { samples, ...table }: TransitionTable<M, Name> & { samples: Samples<M> },
): SampledTable => ({
  ...define(machine, table as unknown as TransitionTable<M, Name>),
  samples: samples as unknown as Samples<AnyStateMachine>,
});
