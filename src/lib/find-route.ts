import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Route, routes } from '@/routes';

export type FoundRoute = { route: Route; name?: string | undefined };

const table: readonly Route[] = routes;
const notFound = table.find(({ path }) => path === '/not-found') as Route;

/**
 * Finds the route of a pathname by wouter's rules, ignoring case and one trailing slash (GEN-5).
 * Returns the not-found route if none matches (RT-6). Never throws.
 */
export function findRoute(pathname: string): FoundRoute {
  for (const route of table) {
    const [isMatch, params] = matchRoute(parse, route.path as '/:name?', pathname);
    if (isMatch) return { route, name: params.name?.toLowerCase() };
  }
  return { route: notFound };
}
