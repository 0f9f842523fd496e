import type { ComponentType } from 'react';
import { findRoute } from '@/lib/find-route';
import { deferred } from '@/loading/deferred';
import { preloadItem } from '@/loading/items';
import { pages } from '@/pages';
import type { PageProps } from '@/pages/page-props';
import type { RoutePath } from '@/routes';

type DeferredPage = ComponentType<PageProps> & { preload: () => Promise<void> };

const registry = Object.fromEntries(
  Object.entries(pages).map(([path, load]) => [path, deferred<PageProps>(load)]),
) as Record<RoutePath, DeferredPage>;

/** Fetches what the page at a pathname needs, and nothing else. Rejects if it can't be had. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.all([registry[findRoute(pathname).route.path].preload(), preloadItem(pathname)]);
};

/** The page of a route: at once where its code is there, else through Suspense. */
export function Page({ path, ...props }: PageProps & { path: RoutePath }) {
  const Component = registry[path];
  return <Component {...props} />;
}
