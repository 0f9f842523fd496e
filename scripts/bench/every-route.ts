import { type Route, routes } from '../../src/routes';

/** The path of one page of each route. */
export const everyRoute = [
  ...new Set((routes as readonly Route[]).map(({ path, unknownName }) => unknownName ?? path)),
];
