import { findRoute } from './find-route';

/** Whether a menu link leads to the page of `pathname`, whichever item that page shows. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route.page === findRoute(pathname).route.page;
