import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { activeNodes } from './active-states';
import { readDescription } from './read-description';

/** The clauses that states or transitions cite. */
export const clausesOf = (parts: readonly { description?: string | undefined }[]): string[] => [
  ...new Set(parts.flatMap(({ description }) => readDescription(description).clauses)),
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
