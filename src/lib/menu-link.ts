import { findRoute } from './find-route';

/** Whether a menu link and `pathname` have the same route. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route === findRoute(pathname).route;
