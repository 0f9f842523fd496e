import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

type Events = readonly EventObject[];

/** How one machine is walked. */
export type MachineWalk = {
  /** What can be made to happen in a state, with what it carries; of equal paths the first wins. */
  events: Events | ((snapshot: AnyMachineSnapshot) => Events);
  /** The input that the machine is likely to start with, for paths that are shown beforehand. */
  input?: unknown;
};

/** What an app offers so that its machines can be walked to any state by the app's own controls. */
export type Driver = {
  /** By machine id. */
  walks: Readonly<Record<string, MachineWalk>>;
  /** Where the walks of a machine begin, in words: `Open /cart`. */
  tellStart: (machine: string) => string;
  /** What is done to make an event happen, in words; undefined for one that comes by itself. */
  tell: (machine: string, event: EventObject) => string | undefined;
  /** Whether an actor belongs to the app as it runs now, where its machine's controls are. */
  isAtHand: (machine: string, actor: AnyActorRef) => boolean;
  /** Opens the app anew where the walks of a machine begin. */
  open: (machine: string, signal: AbortSignal) => Promise<void>;
  /** Makes an event happen. Rejects with an error that tells a reader why it can't. */
  perform: (
    machine: string,
    event: EventObject,
    actor: AnyActorRef,
    signal: AbortSignal,
  ) => Promise<void>;
};
