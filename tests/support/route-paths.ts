import { type Route, routes } from '@/routes';

/** The path of each route once; of details, the page for unknown names. */
export const routePaths: readonly string[] = [
  ...new Set((routes as readonly Route[]).map(({ path, unknownName }) => unknownName ?? path)),
];
