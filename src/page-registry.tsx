import type { ComponentType } from 'react';
import { findRoute } from '@/lib/find-route';
import { deferred } from '@/loading/deferred';
import { preloadItem } from '@/loading/items';
import { withTimeout } from '@/loading/requests';
import type { PageProps } from '@/pages/page-props';
import { type RoutePath, routes } from '@/routes';

type PageModule = { default: ComponentType<PageProps> };

const modules = import.meta.glob<PageModule>('./pages/**/*-page.tsx');

/** Each route's page, loaded on demand. Throws on import if a route has no page. */
const registry = new Map(
  routes.map(({ path, page }) => {
    const load = modules[`./pages/${page}.tsx`];
    if (!load) throw new Error(`src/pages/${page}.tsx, the page of ${path}, is missing`);
    return [path, deferred<PageProps>(load)];
  }),
);

/** Never undefined: the map above throws if a route has no page. */
const pageOf = (path: RoutePath) => registry.get(path) as ReturnType<typeof deferred<PageProps>>;

/** Loads the code and data of the page at a pathname, however slowly. Rejects if that fails. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.all([pageOf(findRoute(pathname).route.path).preload(), preloadItem(pathname)]);
};

/** The same for the page that a visitor waits for while another is shown: 15 s at most (ERR-2). */
export const preloadNextPage = (pathname: string): Promise<void> =>
  withTimeout(preloadPage(pathname));

/** The page of a route; suspends until its code has loaded. */
export function Page({ path, ...props }: PageProps & { path: RoutePath }) {
  const Component = pageOf(path);
  return <Component {...props} />;
}
