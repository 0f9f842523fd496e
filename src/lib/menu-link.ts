import { findRoute } from './find-route';

/** Whether a menu link and the page at `pathname` belong to one route. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route === findRoute(pathname).route;
