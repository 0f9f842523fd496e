import { use } from 'react';
import { findRoute } from '@/lib/find-route';
import { type PageModule, type PageProps, pages } from '@/pages';
import type { RoutePath } from '@/routes';

const loaded = new Map<RoutePath, PageModule>();
const pending = new Map<RoutePath, Promise<PageModule>>();

function load(path: RoutePath): Promise<PageModule> {
  const known = pending.get(path);
  if (known) return known;
  const request: Promise<PageModule> = pages[path]().then(
    (module) => {
      loaded.set(path, module);
      return module;
    },
    (error) => {
      pending.delete(path);
      throw error;
    },
  );
  pending.set(path, request);
  return request;
}

/** Fetches the code of the page at a pathname, once. Rejects if it can't be had; may be tried again. */
export const preload = async (pathname: string): Promise<void> => {
  await load(findRoute(pathname).route.path);
};

/** The page of a route: at once where its code is there, else through Suspense. */
export function Page({ path, ...props }: PageProps & { path: RoutePath }) {
  const { default: Component } = loaded.get(path) ?? use(load(path));
  return <Component {...props} />;
}
