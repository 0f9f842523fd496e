import type { AnyActorRef } from 'xstate';
import type { ActorKind } from '../model/trace';

/**
 * What an actor that is not a machine runs. XState does not say: its snapshot does, and the code of
 * XState's callbacks, which is read, but not run.
 */
export function kindOf(actor: AnyActorRef): ActorKind {
  const snapshot: object = actor.getSnapshot();
  const { transition } = (actor as { logic?: { transition?: unknown } }).logic ?? {};
  if ('_subscription' in snapshot) return 'observable';
  if ('context' in snapshot) return 'transition';
  if (!('input' in snapshot)) return 'other';
  return /receivers/.test(String(transition)) ? 'callback' : 'promise';
}
