import type { EventObject, StateValue } from 'xstate';
import type { Definition } from '../model/define-machine';
import type { ActorKind } from '../model/kind-of';

/** The version of what a hook and a page say to each other. */
export type Version = 1;

/** What a hook tells of its app. Machines and actors have numbers. */
export type HookMessage =
  | { kind: 'machine'; machine: number; id: string; definition?: Definition | undefined }
  | {
      kind: 'actor';
      actor: number;
      parent?: number | undefined;
      machine?: number | undefined;
      /** Its id, and whether the app gave it that. */
      id: string;
      isNamed: boolean;
      /** Of one that is no machine: the name of its logic, if it has one, and what that is. */
      src?: string | undefined;
      runs?: ActorKind | undefined;
    }
  | StepMessage
  /** An event that an actor without a statechart was sent. */
  | ({ kind: 'message'; actor: number; time: number; event: EventObject } & SentBy)
  /** How an actor has ended. */
  | { kind: 'end'; actor: number; status: string; output?: unknown; error?: unknown }
  /** The page of the app unloads, or its process ends. */
  | { kind: 'left' };

/** The place of an event among all that were sent, and the actor that sent it, if it was not the app. */
export type SentBy = { sent: number; sender?: number | undefined };

/** A step of an actor. */
export type StepMessage = SentBy & {
  kind: 'step';
  actor: number;
  /** ms since 1970. */
  time: number;
  event: EventObject;
  from: StateValue | null;
  to: StateValue;
  /** The parts of the context that were replaced, be it by the same. */
  changed: Record<string, unknown>;
  actions: readonly { type: string; params?: unknown }[];
  taken: readonly string[];
  /** Of its first step: it had ended before, or has started from a snapshot. */
  isAgain?: boolean | undefined;
  isRestored?: boolean;
  /** What it has failed with. */
  error?: unknown;
  /** The type of the DOM event of an element that the app is handling. */
  during?: string | undefined;
};

/**
 * What a hook says first: which app it is in, the address or command that it has in common with a reloaded
 * one, and what tells its page from one that is loaded later.
 */
export type Hello = { kind: 'hello'; version: Version; app: string; name: string; page?: number };

/** Messages of an app, and how many came before them. */
export type Batch = { kind: 'batch'; app: string; before: number; messages: HookMessage[] };

/**
 * What is said to a hook: that it may introduce itself, where to go on, and to send an event. All hooks of a
 * window hear what is said to one `app` in it.
 */
export type HookCommand =
  | { kind: 'who' }
  | { kind: 'have'; app?: string; count: number }
  | { kind: 'send'; app?: string; actor: number; event: EventObject };

/** What a page hears: an app, its messages, and that its connection has ended. */
export type AppMessage = Hello | Batch | { kind: 'gone'; app: string };
