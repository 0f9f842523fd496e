import { use } from 'react';
import type { ItemPath, Items } from '@/content/find-item';
import { withBase } from '@/lib/base-path';
import { findRoute } from '@/lib/find-route';

type Item = Items[ItemPath] | null;

const itemPaths: readonly string[] = ['/blog/:name', '/shop/:name'] satisfies ItemPath[];
const held = new Map<string, Promise<Item>>();

/** The path of the file with the item that the page at a pathname is about, if it is about one. */
export function itemFile(pathname: string): string | undefined {
  const { route, name } = findRoute(pathname);
  const isAboutOne = name !== undefined && pathname !== route.unknownName;
  if (!isAboutOne || !itemPaths.includes(route.path)) return undefined;
  return `/data${route.path.replace(':name', encodeURIComponent(name))}.json`;
}

/** From these two, `use` knows that it need not suspend. */
const settle = (promise: Promise<Item>, value: Item) =>
  Object.assign(promise, { status: 'fulfilled', value });

/** Keeps the item that came with a page's document; null where nothing has the name (RT-5). */
export function holdItem(pathname: string, item: Item): void {
  const file = itemFile(pathname);
  if (file) held.set(file, settle(Promise.resolve(item), item));
}

/**
 * Fetches the item that the page at a pathname is about, and no other: null if nothing has its
 * name, undefined if the page is about none. Rejects if it can't be had.
 */
export async function preloadItem(pathname: string): Promise<Item | undefined> {
  const file = itemFile(pathname);
  if (!file) return undefined;
  const coming = held.get(file) ?? load(pathname, file);
  held.set(file, coming);
  try {
    const item = await coming;
    settle(coming, item);
    return item;
  } catch (error) {
    held.delete(file);
    throw error;
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

/** The item of a name, once its page is preloaded; null where there is none. */
export function useItem<Path extends ItemPath>(path: Path, name = ''): Items[Path] | null {
  const item = held.get(itemFile(path.replace(':name', name)) ?? '');
  return item ? (use(item) as Items[Path] | null) : null;
}
