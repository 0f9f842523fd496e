import type { ItemPath, Items } from '@/content/find-item';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';

type Item = Items[ItemPath] | null;

const itemPaths: readonly string[] = ['/blog/:name', '/shop/:name'] satisfies ItemPath[];
const held = new Map<string, Item>();
const coming = new Map<string, Promise<Item>>();

/** The path of the file with the item that the page at a pathname is about, if it is about one. */
export function itemFile(pathname: string): string | undefined {
  const { route, name } = findRoute(pathname);
  const isAboutOne = name !== undefined && pathname !== route.unknownName;
  if (!isAboutOne || !itemPaths.includes(route.path)) return undefined;
  return `/data${route.path.replace(':name', encodeURIComponent(name))}.json`;
}

/** Keeps the item that came with a page's document; null where nothing has the name (RT-5). */
export function holdItem(pathname: string, item: Item): void {
  const file = itemFile(pathname);
  if (file) held.set(file, item);
}

/**
 * Fetches the item that the page at a pathname is about, and no other: null if nothing has its
 * name, undefined if the page is about none. Rejects if it can't be had.
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
 * The item of a name, which was preloaded before its page showed; null where nothing has the name,
 * or the page is about none (RT-5).
 */
export function itemOf<Path extends ItemPath>(path: Path, name = ''): Items[Path] | null {
  const file = itemFile(path.replace(':name', name));
  return ((file && held.get(file)) ?? null) as Items[Path] | null;
}
