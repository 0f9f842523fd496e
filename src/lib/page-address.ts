import type { Path } from '@/routes';
import { findRoute } from './find-route';

/** How many characters of a search are in an address: servers refuse very long ones. */
export const maxSearchLength = 100;

/** The path of an address. */
export const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** What is searched for at an address; empty if nothing, or if its page has no search. */
export function searchTextOf(address: string): string {
  const { search } = findRoute(address).route;
  const text = search && new URLSearchParams(address.slice(pathOf(address).length)).get(search);
  return text?.slice(0, maxSearchLength).trim() ?? '';
}

/** The address of a page that is searched for a text. */
export function searchAddress(path: string, text: string): string {
  const { search = '' } = findRoute(path).route;
  const found = searchTextOf(`${path}?${new URLSearchParams({ [search]: text })}`);
  return found ? `${path}?${new URLSearchParams({ [search]: found })}` : path;
}

/**
 * The canonical form of an address: its path, and its search if its page has one. Equal results mean
 * the same page.
 */
export const pageAddress = (address: string): string =>
  searchAddress(pathOf(address), searchTextOf(address));

/** The address of the blog's search for a text (BLOG-1). */
export const blogSearch = (text: string): Path => `/blog?q=${encodeURIComponent(text)}`;
