import type { ComponentType } from 'react';
import { findRoute } from '@/lib/find-route';
import { slugify } from '@/lib/slugify';
import { deferred, preloadSections } from '@/loading/deferred';
import { preloadItem } from '@/loading/items';
import { pages } from '@/pages';
import type { PageProps } from '@/pages/page-props';
import type { RoutePath } from '@/routes';

type DeferredPage = ComponentType<PageProps> & { preload: () => Promise<void> };

const registry = Object.fromEntries(
  Object.entries(pages).map(([path, load]) => [path, deferred<PageProps>(load)]),
) as Record<RoutePath, DeferredPage>;

/** Fetches what the page at a pathname needs to answer. Rejects if it can't be had. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.all([registry[findRoute(pathname).route.path].preload(), preloadItem(pathname)]);
};

/** Fetches the whole page at a pathname, down to its last section. Rejects if it can't be had. */
export const preloadWholePage = async (pathname: string): Promise<void> => {
  await preloadPage(pathname);
  await preloadSections();
};

/** Fetches the posts and products that the blog and the shop list. */
async function preloadListedItems() {
  const [{ listedPosts }, { listedProducts }] = await Promise.all([
    import('@/content/listed-posts.excerpt'),
    import('@/content/listed-products.excerpt'),
  ]);
  const paths = [
    ...listedPosts.map(({ title }) => `/blog/${slugify(title)}`),
    ...listedProducts.map(({ name }) => `/shop/${slugify(name)}`),
  ];
  for (const path of paths) await preloadItem(path);
}

/**
 * What fetches the rest of the site, a page at a time; but for the checkout, whose long lists of
 * places are fetched by those alone who are on their way there.
 */
export const restOfSite = [
  preloadSections,
  ...Object.entries(registry).flatMap(([path, { preload }]) =>
    path === '/checkout' ? [] : preload,
  ),
  preloadSections,
  preloadListedItems,
];

/** The page of a route: at once where its code is there, else through Suspense. */
export function Page({ path, ...props }: PageProps & { path: RoutePath }) {
  const Component = registry[path];
  return <Component {...props} />;
}
