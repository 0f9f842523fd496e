import { findRoute } from './find-route';

/** Whether a menu link leads to the page at `pathname`, or to the one that stands for its kind. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route === findRoute(pathname).route;
