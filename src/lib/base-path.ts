/** Vite's `base` without its trailing slash: empty unless the site is below a path. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** Adds the base path to a path within the site. */
export const withBase = (path: string): string => base + path;

/**
 * Strips the base path; a path outside it becomes `/not-found`. With the base `/demo/`, some hosts
 * also serve the home page at `/demo`.
 */
export function withoutBase(pathname: string): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/not-found';
}
