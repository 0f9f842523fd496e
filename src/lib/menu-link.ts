import { findRoute } from './find-route';

/** Whether a menu link leads to the page that shows at `pathname`, whatever its item. */
export const isCurrentLink = (link: string, pathname: string) =>
  findRoute(link).route.page === findRoute(pathname).route.page;
