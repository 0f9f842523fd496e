import { type Route, type RoutePath, routes } from '../../src/routes';

/** Screens that are of no use to those who come from a search. */
const screens: readonly string[] = [
  '/cart',
  '/checkout',
  '/register',
  '/login',
  '/error',
  '/not-found',
] satisfies RoutePath[];

/** The samples for unknown names, which stand at any address of their kind (RT-5). */
const samples = (routes as readonly Route[]).flatMap(({ unknownName }) => unknownName ?? []);

/** Whether search engines may list a page: if so it is in the sitemap, if not it says `noindex`. */
export const isListed = (path: string): boolean =>
  !screens.includes(path) && !samples.some((sample) => sample === path);
