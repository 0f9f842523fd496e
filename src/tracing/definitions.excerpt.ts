import * as registry from '@machines/index';

/**
 * Every machine by id, including the descriptions and clauses that the site's build strips, but
 * without functions.
 */
export const definitions: Readonly<Record<string, object>> = Object.fromEntries(
  Object.values(registry).map(({ id, config }) => [id, JSON.parse(JSON.stringify(config))]),
);
