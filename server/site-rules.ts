import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's settings for the server, in a file next to the public folder. */
export type SiteRules = {
  /** The base path, with a leading and trailing slash; `/` for the root of a host. */
  base: string;
  /** For paths of `prefix` and an unknown segment, the server sends `file` with status 200. */
  fallbacks: readonly { prefix: string; file: string }[];
  /** Hashes of the inline scripts for the content policy, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hash of the inline stylesheet; the same on all pages. */
  styleHash: string;
};

export type BuiltSite = { folder: string; rules: SiteRules };

const missing = 'There is no built site in dist/site yet. Run: npm run build';

/**
 * Finds the built site in the `dist` folder; `folder` is the part below the base path. Throws a
 * user-readable error if there is none.
 */
export function findBuiltSite(dist: string): BuiltSite {
  const file = join(dist, 'site-rules.json');
  if (!existsSync(file)) throw new Error(missing);
  const rules: SiteRules = JSON.parse(readFileSync(file, 'utf8'));
  const folder = join(dist, 'site', rules.base);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(missing);
  return { folder, rules };
}
