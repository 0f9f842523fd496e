import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Route, routes } from '@/routes';

export type FoundRoute = { route: Route; name?: string | undefined };

const table: readonly Route[] = routes;
/** Parsed once, since each address is matched against all. */
const patterns = new Map(table.map(({ path }) => [path as string, parse(path)]));
const notFound = table.find(({ path }) => path === '/not-found') as Route;

/**
 * Finds the route of an address by wouter's rules, ignoring its search, case and one trailing slash
 * (GEN-5). Returns the not-found route if none matches (RT-6). Never throws.
 */
export function findRoute(address: string): FoundRoute {
  const [pathname = ''] = address.split('?');
  for (const route of table) {
    const [isMatch, params] = matchRoute(
      (path) => patterns.get(path) ?? parse(path),
      route.path as '/:name?',
      pathname,
    );
    if (isMatch) return { route, name: params.name?.toLowerCase() };
  }
  return { route: notFound };
}
