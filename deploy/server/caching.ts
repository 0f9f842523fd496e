/** How long browsers may keep what a site sends before they ask again. */
export const caching = {
  /** The name changes with the content: for good. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, redirects and errors: they ask each time. */
  page: 'no-cache',
  /** Pictures, icons and lists: an hour. */
  file: 'public, max-age=3600',
} as const;

/** Files in here carry a hash of their content in their names. */
export const hashedFolder = '/assets/';

/** The `Cache-Control` of a file by its path from the public folder. */
export function cacheControl(path: string): string {
  if (path.startsWith(hashedFolder)) return caching.hashed;
  return path.endsWith('.html') ? caching.page : caching.file;
}
