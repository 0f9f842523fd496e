import type { ItemPath, Items } from '@/content/find-item';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';

type Item = Items[ItemPath] | null;

const itemPaths: readonly string[] = ['/blog/:name', '/shop/:name'] satisfies ItemPath[];
const held = new Map<string, Item>();
const coming = new Map<string, Promise<Item>>();

/** The path of the JSON file for the item of a page; undefined if the page is about no item. */
export function itemFile(pathname: string): string | undefined {
  const { route, name } = findRoute(pathname);
  const isAboutOne = name !== undefined && pathname !== route.unknownName;
  if (!isAboutOne || !itemPaths.includes(route.path)) return undefined;
  return `/data${route.path.replace(':name', encodeURIComponent(name))}.json`;
}

/** Stores the item that came with the document; null for a name that no item has (RT-5). */
export function holdItem(pathname: string, item: Item): void {
  const file = itemFile(pathname);
  if (file) held.set(file, item);
}

/**
 * Fetches the one item that a page is about: null for a name that no item has, undefined for a page
 * without an item. Rejects if the request fails.
 */
export async function preloadItem(pathname: string): Promise<Item | undefined> {
  const file = itemFile(pathname);
  if (!file) return undefined;
  const known = held.get(file);
  if (known !== undefined) return known;
  const loading = coming.get(file) ?? load(pathname, file);
  coming.set(file, loading);
  try {
    const item = await loading;
    held.set(file, item);
    return item;
  } finally {
    coming.delete(file);
  }
}

async function load(pathname: string, file: string): Promise<Item> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { findItem } = await import('@/content/find-item');
    const { route, name = '' } = findRoute(pathname);
    return findItem(route.path as ItemPath, name);
  }
  const response = await fetch(withBase(file));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${file} answers with ${response.status}`);
  return response.json();
}

/**
 * The item of a name, preloaded before its page shows; null for an unknown name, or a page without
 * an item (RT-5).
 */
export function itemOf<Path extends ItemPath>(path: Path, name = ''): Items[Path] | null {
  const file = itemFile(path.replace(':name', name));
  return ((file && held.get(file)) ?? null) as Items[Path] | null;
}
