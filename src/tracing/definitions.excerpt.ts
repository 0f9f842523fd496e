import * as registry from '@machines/index';

/** Every machine by its id, with the descriptions and clauses that visitors' machines lack. */
export const definitions: Readonly<Record<string, object>> = Object.fromEntries(
  Object.values(registry).map(({ id, config }) => [id, config]),
);
