import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths from the public folder, such as `/team/team-details.html`. */
export type SiteFiles = ReadonlySet<string>;

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
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
 * Files that can't be requested: dotfiles, compressed versions, hosts' settings, which start with an
 * underscore, and names that need escaping in a URL, which the build does not produce (GEN-5).
 */
export const hiddenFile = /^\/_|\/\.|\.(br|gz)$|[?#%\\]/;

/**
 * Lists the files of a public folder that can be requested, without dotfiles, compressed versions
 * and hosts' settings (`_headers`). Throws if the folder can't be read.
 */
export function listSiteFiles(folder: string): SiteFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
  return new Set(paths.map((path) => path.split(sep).join('/')).filter((path) => !isHidden(path)));
}

const isHidden = (path: string) => hiddenFile.test(path);

/** A page: its canonical path, `/about`, and its file, `/about.html`. */
export type Page = { path: string; file: string };

/** The pages of a site, sorted by path. */
export const pagesOf = (files: SiteFiles): Page[] =>
  [...files]
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => ({ path: file.replace(/(?<=^\/)index\.html$|\.html$/, ''), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
