import * as registry from '@machines/index';

/** Every machine by id, including the descriptions and clauses that the site's build strips. */
export const definitions: Readonly<Record<string, object>> = Object.fromEntries(
  Object.values(registry).map(({ id, config }) => [id, config]),
);
