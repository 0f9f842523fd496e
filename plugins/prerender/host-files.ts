import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caching, hashedFolder, securityHeaders } from '../../server/headers';
import {
  findBuiltSite,
  listSiteFiles,
  type SiteFiles,
  type SiteRules,
} from '../../server/site-rules';

/**
 * Writes the settings that make other hosts respond like the site's own server: `_headers`,
 * `_redirects` and `.assetsignore` in the public folder for Cloudflare and Netlify, and the headers
 * of `server/nginx.conf` next to it. The build writes them, because they list the pages and the
 * hashes of inline code.
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const { folder, rules } = findBuiltSite(dist);
  const files = listSiteFiles(folder);
  await writeFile(join(dist, 'site/_headers'), headersFile(files, rules));
  await writeFile(join(dist, 'site/_redirects'), redirectsFile(files, rules));
  // Cloudflare compresses files itself.
  await writeFile(join(dist, 'site/.assetsignore'), '*.br\n*.gz\n');
  const lines = Object.entries(securityHeaders(rules)).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`,
  );
  await writeFile(join(dist, 'nginx-headers.conf'), lines.join(''));
}

/**
 * The `_headers` file for Cloudflare and Netlify. Pages keep the hosts' default caching, which
 * revalidates each time. A folder without pages is one pattern, such as `/art/*`. No path gets the
 * same header from two rules, since the hosts combine them differently.
 */
export function headersFile(files: SiteFiles, rules: SiteRules): string {
  const folderOf = (path: string) => /^\/[^/]+\//.exec(path)?.[0];
  const pages = [...files].filter((path) => path.endsWith('.html'));
  const withPages = new Set(pages.map(folderOf));
  const patterns = [...files]
    .filter((path) => !pages.includes(path) && !path.startsWith(hashedFolder))
    .sort()
    .map((path) => (withPages.has(folderOf(path)) ? path : `${folderOf(path)}*`));
  const below = rules.base.slice(0, -1);
  return [
    `/*\n${Object.entries(securityHeaders(rules))
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
    `${below}${hashedFolder}*\n  Cache-Control: ${caching.hashed}\n`,
    ...[...new Set(patterns)].map(
      (pattern) => `${below}${pattern}\n  Cache-Control: ${caching.file}\n`,
    ),
  ].join('\n');
}

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
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => ({ path: file.replace(/(?<=^\/)index\.html$|\.html$/, ''), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const named = pages.filter(({ path }) => fallbacks.some(({ prefix }) => path.startsWith(prefix)));
  return [
    // Keeps Cloudflare from dropping the home page's slash under a base path.
    ...(base === '/' ? [] : [`${base} ${base.slice(0, -1)} 200`]),
    ...pages.map(({ path, file }) => `${below(file)} ${below(path)} 308`),
    ...named.map(({ path }) => `${below(path)} ${below(path)} 200`),
    ...fallbacks.map(
      ({ prefix, file }) => `${below(prefix)}:name ${below(file.replace(/\.html$/, ''))} 200`,
    ),
    '',
  ].join('\n');
}
