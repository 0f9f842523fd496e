import type { AnyStateMachine } from 'xstate';

/** The machine that an actor runs, if any. */
export function logicOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: AnyStateMachine };
  // Duck-typed, since actors in an iframe belong to another realm.
  return logic?.root ? logic : undefined;
}
