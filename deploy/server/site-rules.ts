import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build passes to the server, in a file beside the public folder. */
export type SiteRules = {
  /** The base path, with a slash at both ends; `/` for the root of a host. */
  base: string;
  /** A path of `prefix` and one unknown segment gets `file`, with status 200. */
  fallbacks: readonly { prefix: string; file: string }[];
  /** Hashes of the inline scripts for the content policy, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hash of the inline stylesheet, which is the same on all pages. */
  styleHash: string;
};

export type BuiltSite = { folder: string; rules: SiteRules };

const missing = 'There is no built site in dist/site yet. Run: npm run build';

/**
 * Finds the built site in the `dist` folder; `folder` is the part below the base path. Throws a
 * readable error if there is none.
 */
export function findBuiltSite(dist: string): BuiltSite {
  const file = join(dist, 'site-rules.json');
  if (!existsSync(file)) throw new Error(missing);
  const rules: SiteRules = JSON.parse(readFileSync(file, 'utf8'));
  const folder = join(dist, 'site', rules.base);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(missing);
  return { folder, rules };
}
