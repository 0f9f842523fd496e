import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { activeNodes } from './active-states';

type Citing = { meta?: { clauses?: readonly string[] } };

/** The clauses that states or transitions cite. */
export const clausesOf = (parts: readonly Citing[]): string[] => [
  ...new Set(parts.flatMap(({ meta }) => meta?.clauses ?? [])),
];

/**
 * The clauses of an event in a state: those of the transitions that a chart takes; if it takes none,
 * those of the transitions that a guard refuses; if there are none, those of the states.
 */
export function clausesAt(
  { machine, value }: AnyMachineSnapshot,
  event: EventObject,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  const states = activeNodes(machine, value);
  const refused = states.flatMap(({ transitions }) => transitions.get(event.type) ?? []);
  return clausesOf([taken, refused, states].find(({ length }) => length > 0) ?? []);
}
