import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Route, routes } from '@/routes';

export type FoundRoute = { route: Route; name?: string | undefined };

/** Parsed once, since every address is matched against all of them. */
const table = routes.map((route: Route) => ({ route, parsed: parse(route.path) }));
const notFound = routes.find(({ path }) => path === '/not-found') as Route;

/**
 * Finds the route of an address by wouter's rules, ignoring its search, case and one trailing slash
 * (GEN-5). Returns the not-found route if none matches (RT-6). Never throws.
 */
export function findRoute(address: string): FoundRoute {
  const [pathname = ''] = address.split('?');
  for (const { route, parsed } of table) {
    const [isMatch, params] = matchRoute(() => parsed, route.path as '/:name?', pathname);
    if (isMatch) return { route, name: params.name?.toLowerCase() };
  }
  return { route: notFound };
}

/** Whether a menu link leads to the page of `pathname`, whichever item that page shows. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route.page === findRoute(pathname).route.page;
