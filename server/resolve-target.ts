import type { SiteFiles, SiteRules } from './site-rules';

/** The result for a request target; `file` is one of the site's files. */
export type Destination =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/** A page's path in any spelling: `bare`, then `/index`, `.html` and a slash, or none of them. */
const pageSpelling = /^(?=\/)(?<bare>.*?)(\/index)?((?<=[^/])\.html)?\/?$/i;

/**
 * Resolves the target of a request line. A page's canonical path is in lower case, without `.html`
 * or trailing slash; other spellings redirect to it and keep the query. Never throws or redirects to
 * another host. Paths outside the base path are missing.
 */
export function resolveTarget(
  target: string,
  files: SiteFiles,
  { base, fallbacks }: Pick<SiteRules, 'base' | 'fallbacks'>,
): Destination {
  const { path: requested, query } = splitTarget(target);
  if (`${requested}/` === base) return { kind: 'redirect', location: base + query };
  if (!requested.startsWith(base)) return { kind: 'missing' };
  const path = requested.slice(base.length - 1);
  const redirect = (to: string): Destination => ({
    kind: 'redirect',
    location: base.slice(0, -1) + to + query,
  });
  const decoded = decodePath(path);
  if (files.has(decoded) && !decoded.endsWith('.html')) return { kind: 'file', file: decoded };
  const bare = pageSpelling.exec(decoded)?.groups?.bare?.toLowerCase();
  const page = `${bare || '/index'}.html`;
  if (bare !== undefined && page !== '/404.html' && files.has(page)) {
    return path === (bare || '/') ? { kind: 'file', file: page } : redirect(bare || '/');
  }
  // Case-insensitive, like wouter, so that server and client agree.
  const fallback = fallbacks.find(({ prefix }) => path.toLowerCase().startsWith(prefix));
  const [, name, slash] = /^([^/]+)(\/?)$/.exec(path.slice(fallback?.prefix.length)) ?? [];
  // Clients resolve dot segments before they ask, so that no page has one.
  if (!fallback || !name || /^(\.|%2e){1,2}$/i.test(name)) return { kind: 'missing' };
  if (slash) return redirect(fallback.prefix + escapeBytes(name));
  return { kind: 'file', file: fallback.file };
}

function splitTarget(target: string) {
  // A proxy's request line contains a full URL, whose host must not be used in a redirect.
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { path: path || '/', query: escapeBytes(query) };
}

/** Empty if an escape is malformed. Like wouter, does not decode `%2F`. */
function decodePath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
}

/** Node accepts some control characters in a URL, but throws on them in a header. */
const escapeBytes = (text: string) =>
  text.replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
