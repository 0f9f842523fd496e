import { readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { cacheControl } from './caching';

/** How a body is coded, in HTTP's words. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One stored form of a file; sizes in bytes. */
export type Variant = { location: string; size: number; modified: number; etag: string };

export type SiteFile = {
  contentType: string;
  cacheControl: string;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};

/** Files by their path from the public folder, such as `/team/team-details.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The `Content-Type` of files by the end of their names. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Lists what a public folder offers. Files that start with a dot, or lie in such a folder, the
 * compressed side files and the files of hosts (`_headers`) are not offered by themselves. Throws
 * if the folder can't be read.
 */
export function listSiteFiles(folder: string): SiteFiles {
  const stored = new Map<string, Variant>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const location = join(folder, name);
    const stats = statSync(location);
    const path = `/${name.split(sep).join('/')}`;
    if (stats.isFile()) stored.set(path, describe(location, stats));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, identity] of stored) {
    if (isHidden(path)) continue;
    const br = stored.get(`${path}.br`);
    const gzip = stored.get(`${path}.gz`);
    files.set(path, {
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      cacheControl: cacheControl(path),
      variants: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** Whether a file is still the one that was listed; false after a new build. */
export function isUntouched({ location, size, modified }: Variant): boolean {
  const stats = statSync(location, { throwIfNoEntry: false });
  return stats?.size === size && stats.mtimeMs === modified;
}

// `?`, `#` and `%` would need escaping in a URL; the build makes no such name (GEN-5). A leading
// underscore marks what is meant for a host and not for visitors.
const isHidden = (path: string) => /^\/_|\/\.|\.(br|gz)$|[?#%\\]/.test(path);

const describe = (location: string, stats: { size: number; mtimeMs: number }): Variant => ({
  location,
  size: stats.size,
  modified: stats.mtimeMs,
  etag: `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
});
