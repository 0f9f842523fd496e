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

/** The caching by path from the public folder: the first pattern that matches, else that of pages. */
export const cachingRules: readonly { pattern: RegExp; value: string }[] = [
  { pattern: new RegExp(`^${hashedFolder}`), value: caching.hashed },
  { pattern: /\.(?!html$)[^./]+$/, value: caching.file },
];

/** The `Cache-Control` of a file by its path from the public folder. */
export const cacheControl = (path: string): string =>
  cachingRules.find(({ pattern }) => pattern.test(path))?.value ?? caching.page;
