import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build tells the server, beside the public folder. */
export type SiteRules = {
  /** The path that the site stands below, with a slash at both ends; `/` for a host of its own. */
  base: string;
  /** One segment behind `prefix` that is no built page is answered with `file`, status 200. */
  fallbacks: readonly { prefix: string; file: string }[];
  /** Hashes of the inline scripts for the content policy, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hash of the inline stylesheet, which is the same on all pages. */
  styleHash: string;
};

export type BuiltSite = { folder: string; rules: SiteRules };

const missing = 'There is no built site in dist/site yet. Run: npm run build';

/**
 * The site that the build left in the `dist` folder; `folder` holds what stands below the base
 * path. Throws an error for people if there is none.
 */
export function findBuiltSite(dist: string): BuiltSite {
  const file = join(dist, 'site-rules.json');
  if (!existsSync(file)) throw new Error(missing);
  const rules: SiteRules = JSON.parse(readFileSync(file, 'utf8'));
  const folder = join(dist, 'site', rules.base);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(missing);
  return { folder, rules };
}
