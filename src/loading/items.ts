import type { ItemPath, Items } from '@/content/find-item';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';
import { withTimeout } from './requests';

type Item = Items[ItemPath] | null;

const itemPaths: readonly string[] = ['/blog/:name', '/shop/:name'] satisfies ItemPath[];
const items = new Map<string, Item>();
const requests = new Map<string, Promise<Item>>();

/** The path of the JSON file of a page's item; undefined for a page without an item. */
export function itemFile(pathname: string): string | undefined {
  const { route, name } = findRoute(pathname);
  const hasItem = name !== undefined && pathname !== route.unknownName;
  if (!hasItem || !itemPaths.includes(route.path)) return undefined;
  return `/data${route.path.replace(':name', encodeURIComponent(name))}.json`;
}

/** Stores the item that came with the document; null for an unknown name (RT-5). */
export function storeItem(pathname: string, item: Item): void {
  const file = itemFile(pathname);
  if (file) items.set(file, item);
}

/**
 * Fetches a page's item: null for an unknown name, undefined for a page without an item. Rejects if
 * the request fails or has no answer; then it can be called again.
 */
export async function preloadItem(pathname: string): Promise<Item | undefined> {
  const file = itemFile(pathname);
  if (!file) return undefined;
  const known = items.get(file);
  if (known !== undefined) return known;
  const request = requests.get(file) ?? withTimeout(load(pathname, file));
  requests.set(file, request);
  try {
    const item = await request;
    items.set(file, item);
    return item;
  } finally {
    requests.delete(file);
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
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** A preloaded item by its name; null for an unknown name, or a page without an item (RT-5). */
export function getItem<Path extends ItemPath>(path: Path, name = ''): Items[Path] | null {
  const file = itemFile(path.replace(':name', name));
  return ((file && items.get(file)) ?? null) as Items[Path] | null;
}
