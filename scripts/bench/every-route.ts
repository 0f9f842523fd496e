import { type Route, routes } from '../../src/routes';

/** A path of each route. */
export const everyRoute = [
  ...new Set((routes as readonly Route[]).map(({ path, unknownName }) => unknownName ?? path)),
];
