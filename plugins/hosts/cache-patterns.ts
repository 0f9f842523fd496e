import { caching, hashedFolder } from '../../server/caching';
import type { SiteFiles } from '../../server/site-files';

/**
 * The caching of all files except pages. Patterns don't overlap; a folder without pages is one
 * pattern, such as `/art/*`.
 */
export function cachePatterns(files: SiteFiles): [pattern: string, value: string][] {
  const paths = [...files].sort();
  const folder = (path: string) => /^\/[^/]+\//.exec(path)?.[0];
  const withPages = new Set(paths.filter((path) => path.endsWith('.html')).map(folder));
  const patterns = paths
    .filter((path) => !path.endsWith('.html') && !path.startsWith(hashedFolder))
    .map((path) => (folder(path) && !withPages.has(folder(path)) ? `${folder(path)}*` : path));
  return [
    [`${hashedFolder}*`, caching.hashed],
    ...[...new Set(patterns)].map((pattern): [string, string] => [pattern, caching.file]),
  ];
}
