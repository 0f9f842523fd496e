import { machines } from '@machines/tables';

/**
 * Every machine by id, including the descriptions and clauses that the site's build strips, but
 * without functions.
 */
export const definitions: Readonly<Record<string, object>> = Object.fromEntries(
  Object.values(machines).map(({ id, config }) => [id, JSON.parse(JSON.stringify(config))]),
);
