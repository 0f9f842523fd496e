import type { SiteFiles } from '../../server/site-files';
import type { SiteRules } from '../../server/site-rules';
import { pagePaths } from './site-lists';

/**
 * The `_redirects` file that Cloudflare and Netlify read: `.html` leads to the address without,
 * and unknown names get the page that stands for them. Cloudflare asks these rules before it
 * looks for files, so the names that have a page come first. Trailing slashes are left to the
 * hosts: to Netlify both spellings are one, and a rule between them would go round for ever.
 */
export function redirectsFile(
  files: SiteFiles,
  { base, fallbacks }: Pick<SiteRules, 'base' | 'fallbacks'>,
): string {
  const below = (path: string) => base.slice(0, -1) + path;
  const pages = pagePaths(files);
  const isNamed = (page: string) => fallbacks.some(({ prefix }) => page.startsWith(prefix));
  return [
    // Else Cloudflare would drop the slash of the home page below a path.
    ...(base === '/' ? [] : [`${base} ${base.slice(0, -1)} 200`]),
    ...pages.map((page) => `${below(page === '/' ? '/index' : page)}.html ${below(page)} 308`),
    ...pages.filter(isNamed).map((page) => `${below(page)} ${below(page)} 200`),
    ...fallbacks.map(
      ({ prefix, file }) => `${below(prefix)}:name ${below(file.replace(/\.html$/, ''))} 200`,
    ),
    '',
  ].join('\n');
}
