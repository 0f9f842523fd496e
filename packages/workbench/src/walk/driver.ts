import type { AnyActorRef } from 'xstate';
import type { MachineWalk, PathStep } from './find-path';

/** Operates an app's controls, so that its machines can be walked to any state. */
export type Driver = {
  /** By machine id. */
  walks: Readonly<Record<string, MachineWalk>>;
  /** Describes where the walks of a machine start: `Open /cart`. */
  describeStart: (machine: string) => string;
  /** Describes how to trigger a step's event; undefined if it happens on its own. */
  describe: (machine: string, step: PathStep) => string | undefined;
  /** Whether an actor is running and its controls are on the page. */
  isAvailable: (machine: string, actor: AnyActorRef) => boolean;
  /** Opens the app where the walks of a machine start. */
  open: (machine: string, signal: AbortSignal) => Promise<void>;
  /** Triggers a step's event. Rejects with a user-readable error. */
  perform: (
    machine: string,
    step: PathStep,
    actor: AnyActorRef,
    signal: AbortSignal,
  ) => Promise<void>;
};
