import type { AnyStateMachine } from 'xstate';
import { copyDefined, jsonCopy } from '../model/json-copy';

/** The machine that an actor runs, if any. */
export function logicOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: AnyStateMachine };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic : undefined;
}

/** The parts of an action that its words have. */
export function plainAction({ type, params }: { type: string; params?: unknown }) {
  if (!type.startsWith('xstate.') || typeof params !== 'object' || !params) {
    return { type, params: params === undefined ? undefined : jsonCopy(params) };
  }
  const { id, src, input, event, delay, targetId, sendId } = params as Record<string, unknown>;
  const source = typeof src === 'string' ? src : undefined;
  return { type, params: copyDefined({ id, src: source, input, event, delay, targetId, sendId }) };
}
