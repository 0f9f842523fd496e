import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

/** Paths from the public folder, such as `/team/team-details.html`. */
export type SiteFiles = ReadonlySet<string>;

/**
 * Files that can't be requested: dotfiles, compressed versions, hosts' settings, which start with an
 * underscore, and names that need escaping in a URL, which the build does not produce (GEN-5).
 */
const hiddenFile = /^\/_|\/\.|\.(br|gz)$|[?#%\\]/;

/**
 * Lists the files of a public folder that can be requested, without dotfiles, compressed versions
 * and hosts' settings (`_headers`). Throws if the folder can't be read.
 */
export function listSiteFiles(folder: string): SiteFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
  return new Set(
    paths.map((path) => path.split(sep).join('/')).filter((path) => !hiddenFile.test(path)),
  );
}
