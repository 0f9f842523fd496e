/** The `Cache-Control` values. */
export const caching = {
  /** Their names change with their content, so they never expire. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, redirects and errors are revalidated each time. */
  page: 'no-cache',
  /** Pictures, icons and lists are cached for an hour. */
  file: 'public, max-age=3600',
} as const;

/** The folder of files with a content hash in their names. */
export const hashedFolder = '/assets/';

/** The `Cache-Control` of a file by its path from the public folder. */
export function cacheControl(path: string): string {
  if (path.startsWith(hashedFolder)) return caching.hashed;
  return path.endsWith('.html') ? caching.page : caching.file;
}
