import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { activeNodes } from './parts';

/** The clauses at the end of a description, as in “Adds a line. (ST-CART-1, ST-CART-5)”. */
const citation = /\s*\(([A-Z]+(?:-[A-Z0-9]+)+(?:, [A-Z]+(?:-[A-Z0-9]+)+)*)\)$/;

/** What the description of a state or transition says, and the clauses that it cites. */
export function readDescription(description = ''): { words: string; clauses: readonly string[] } {
  const cited = citation.exec(description)?.[1];
  return { words: description.replace(citation, ''), clauses: cited?.split(', ') ?? [] };
}

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

/** A clause of the specification, and the tests that cover it, if known. */
export type Clause = { id: string; text: string; tests?: readonly string[] };

/** The clauses of a specification written as `- **ID** text`, in order. Ids have no spaces. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([^\s*]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));

/** The test files of each clause, from the rows of `docs/conformance.md`. */
export const testsByClause = (conformance: string): Record<string, string[]> =>
  Object.fromEntries(
    [...conformance.matchAll(/^\| ([A-Z]+[-\w]*) .*\| (`[^|]+) \|$/gm)].map(
      ([, id = '', files = '']) => [
        id,
        [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      ],
    ),
  );
