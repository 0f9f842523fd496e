import type { FullPost } from '@/content/post';
import { posts } from '@/content/posts';
import { type Product, products } from '@/content/products';
import { slugify } from '@/lib/slugify';

/** The kinds of items that come one by one, by their route. */
export type Items = { '/blog/:name': FullPost; '/shop/:name': Product };
export type ItemPath = keyof Items;

const items: { [Path in ItemPath]: ReadonlyMap<string, Items[Path]> } = {
  '/blog/:name': new Map(posts.map((post) => [slugify(post.title), post])),
  '/shop/:name': new Map(products.map((product) => [slugify(product.name), product])),
};

/** The item of a name in the whole catalogue; null if there is none. Browsers never load it. */
export const findItem = <Path extends ItemPath>(path: Path, name: string): Items[Path] | null =>
  items[path].get(name) ?? null;
