import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build tells the server, beside the public folder. */
export type SiteRules = {
  /** One segment behind `prefix` that is no built page is answered with `file`, status 200. */
  fallbacks: readonly { prefix: string; file: string }[];
  /** Hashes of inline styles and scripts for the content policy, as `sha256-…`. */
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
};

export type BuiltSite = { folder: string; rules: SiteRules };

/** The site that the build left in the `dist` folder. Throws an error for people if there is none. */
export function findBuiltSite(dist: string): BuiltSite {
  const folder = join(dist, 'site');
  const rules = join(dist, 'site-rules.json');
  if (!existsSync(join(folder, 'index.html')) || !existsSync(rules)) {
    throw new Error('There is no built site in dist/site yet. Run: npm run build');
  }
  return { folder, rules: JSON.parse(readFileSync(rules, 'utf8')) };
}
