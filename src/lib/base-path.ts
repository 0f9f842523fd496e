/** Vite's `base` without the slash at its end: empty where the site has a host of its own. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** The path on the host of what stands at `path` within the site. */
export const withBase = (path: string): string => base + path;

/**
 * The path within the site of a path on the host; what lies outside the site is not found. Some
 * hosts show the home page below `/demo/` at `/demo` as well.
 */
export function withoutBase(pathname: string): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/not-found';
}
