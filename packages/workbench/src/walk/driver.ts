import type { AnyActorRef } from 'xstate';
import type { MachineWalk, PathStep } from './find-path';

/** What an app offers so that its machines can be walked to any state by the app's own controls. */
export type Driver = {
  /** By machine id. */
  walks: Readonly<Record<string, MachineWalk>>;
  /** Where the walks of a machine begin, in words: `Open /cart`. */
  tellStart: (machine: string) => string;
  /** What is done to make a step's event happen, in words; undefined for one that comes by itself. */
  tell: (machine: string, step: PathStep) => string | undefined;
  /** Whether an actor belongs to the app as it runs now, where its machine's controls are. */
  isAtHand: (machine: string, actor: AnyActorRef) => boolean;
  /** Opens the app anew where the walks of a machine begin. */
  open: (machine: string, signal: AbortSignal) => Promise<void>;
  /** Makes a step's event happen. Rejects with an error that tells a reader why it can't. */
  perform: (
    machine: string,
    step: PathStep,
    actor: AnyActorRef,
    signal: AbortSignal,
  ) => Promise<void>;
};
