import { securityHeaders } from '../../server/security-headers';
import type { SiteFiles } from '../../server/site-files';
import type { SiteRules } from '../../server/site-rules';
import { cachePatterns } from './cache-patterns';

/**
 * The `_headers` file for Cloudflare and Netlify. Pages keep the hosts' default caching, which
 * revalidates each time. No path gets the same header from two rules, since the hosts combine them
 * differently.
 */
export function headersFile(files: SiteFiles, rules: SiteRules): string {
  const below = (pattern: string) => rules.base.slice(0, -1) + pattern;
  const security = Object.entries(securityHeaders(rules)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const caching = cachePatterns(files).map(
    ([pattern, value]) => `${below(pattern)}\n  Cache-Control: ${value}\n`,
  );
  return [`/*\n${security.join('')}`, ...caching].join('\n');
}
