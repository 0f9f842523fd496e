import { statuses } from '../../server/address-rules';
import { pagesOf, type SiteFiles } from '../../server/site-files';
import type { SiteRules } from '../../server/site-rules';

/**
 * The `_redirects` file for Cloudflare and Netlify: removes `.html` from addresses, and maps unknown
 * names to their default page. Cloudflare applies these rules before it looks for files, so names
 * with a page come first. Trailing slashes are left to the hosts: Netlify ignores them in rules, so
 * a rule would redirect forever.
 */
export function redirectsFile(
  files: SiteFiles,
  { base, fallbacks }: Pick<SiteRules, 'base' | 'fallbacks'>,
): string {
  const below = (path: string) => base.slice(0, -1) + path;
  const pages = pagesOf(files);
  const isNamed = (path: string) => fallbacks.some(({ prefix }) => path.startsWith(prefix));
  return [
    // Keeps Cloudflare from dropping the home page's slash under a base path.
    ...(base === '/' ? [] : [`${base} ${base.slice(0, -1)} 200`]),
    ...pages.map(({ path, file }) => `${below(file)} ${below(path)} ${statuses.moved}`),
    ...pages
      .map(({ path }) => path)
      .filter(isNamed)
      .map((path) => `${below(path)} ${below(path)} 200`),
    ...fallbacks.map(
      ({ prefix, file }) => `${below(prefix)}:name ${below(file.replace(/\.html$/, ''))} 200`,
    ),
    '',
  ].join('\n');
}
