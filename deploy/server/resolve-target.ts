import type { SiteFiles } from './site-files';
import type { SiteRules } from './site-rules';

/** The result for a request target; `file` is one of the site's files. */
export type Destination =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

type Site = { files: SiteFiles } & Pick<SiteRules, 'base' | 'fallbacks'>;

/**
 * Resolves the target of a request line. A page's canonical path is in lower case, without `.html`
 * or trailing slash; other spellings redirect to it and keep the query. Never throws or redirects to
 * another host. Paths outside the base path are missing.
 */
export function resolveTarget(target: string, { files, base, fallbacks }: Site): Destination {
  const { path: requested, query } = splitTarget(target);
  if (`${requested}/` === base) return { kind: 'redirect', location: base + query };
  if (!requested.startsWith(base)) return { kind: 'missing' };
  const path = requested.slice(base.length - 1);
  const redirect = (to: string): Destination => ({
    kind: 'redirect',
    location: base.slice(0, -1) + to + query,
  });
  const decoded = decodePath(path);
  if (decoded && files.has(decoded) && !decoded.endsWith('.html')) {
    return { kind: 'file', file: decoded };
  }
  const page = decoded && canonicalPath(decoded);
  const file = page && pageFile(page);
  if (file && file !== '/404.html' && files.has(file)) {
    return page === path ? { kind: 'file', file } : redirect(page);
  }
  for (const fallback of fallbacks) {
    const { prefix } = fallback;
    // Case-insensitive, like wouter, so that server and client agree.
    if (path.slice(0, prefix.length).toLowerCase() !== prefix) continue;
    const [, name, slash] = /^([^/]+)(\/?)$/.exec(path.slice(prefix.length)) ?? [];
    if (!name || isDotSegment(name)) continue;
    if (!slash) return { kind: 'file', file: fallback.file };
    return redirect(prefix + escapeBytes(name));
  }
  return { kind: 'missing' };
}

function splitTarget(target: string) {
  // A proxy's request line contains a full URL, whose host must not be used in a redirect.
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { path: path || '/', query: escapeBytes(query) };
}

/** Undefined if an escape is malformed. Like wouter, does not decode `%2F`. */
function decodePath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function canonicalPath(path: string) {
  if (path.includes('//')) return undefined;
  const bare = path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/(?<=[^/])\.html$/, '');
  return bare.replace(/\/index$/, '') || '/';
}

const pageFile = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

const isDotSegment = (name: string) => /^(\.|%2e){1,2}$/i.test(name);

/** Node accepts some control characters in a URL, but throws on them in a header. */
const escapeBytes = (text: string) =>
  text.replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
