import { type AddressRules, dotSegment, pageSpelling } from './address-rules';
import type { SiteFiles } from './site-files';

/** The result for a request target; `file` is one of the site's files. */
export type Destination =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/**
 * Resolves the target of a request line. A page's canonical path is in lower case, without `.html`
 * or trailing slash; other spellings redirect to it and keep the query. Never throws or redirects to
 * another host. Paths outside the base path are missing.
 */
export function resolveTarget(
  target: string,
  files: SiteFiles,
  { base, pages, names }: AddressRules,
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
  if (decoded && files.has(decoded) && !decoded.endsWith('.html')) {
    return { kind: 'file', file: decoded };
  }
  const bare = pageSpelling.exec(decoded ?? '')?.groups?.bare;
  const page = pages.get(bare?.toLowerCase() ?? 'none');
  if (page) return page.path === path ? { kind: 'file', file: page.file } : redirect(page.path);
  for (const { prefix, pattern, file } of names) {
    // Case-insensitive, like wouter, so that server and client agree.
    const { name, slash } = new RegExp(`^${pattern}(?<slash>/?)$`, 'i').exec(path)?.groups ?? {};
    if (!name || isDotSegment.test(name)) continue;
    return slash ? redirect(prefix + escapeBytes(name)) : { kind: 'file', file };
  }
  return { kind: 'missing' };
}

const isDotSegment = new RegExp(`^${dotSegment.source}$`, dotSegment.flags);

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

/** Node accepts some control characters in a URL, but throws on them in a header. */
const escapeBytes = (text: string) =>
  text.replace(/[^!-~]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
