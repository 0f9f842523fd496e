import type { FullPost } from '@/content/post';
import { posts } from '@/content/posts';
import { type Product, products } from '@/content/products';
import { slugify } from '@/lib/ids';

/** The items that are loaded one at a time, by route. */
export type Items = { '/blog/:name': FullPost; '/shop/:name': Product };
export type ItemPath = keyof Items;

const items: { [Path in ItemPath]: ReadonlyMap<string, Items[Path]> } = {
  '/blog/:name': new Map(posts.map((post) => [slugify(post.title), post])),
  '/shop/:name': new Map(products.map((product) => [slugify(product.name), product])),
};

/** Finds an item by name in the whole catalog; null if there is none. Browsers never load this. */
export const findItem = <Path extends ItemPath>(path: Path, name: string): Items[Path] | null =>
  items[path].get(name) ?? null;
