/** Vite's `base` without its trailing slash: empty unless the site is below a path. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** Turns a path within the site into a path on the host. */
export const withBase = (path: string): string => base + path;

/**
 * Turns a path on the host into a path within the site; a path outside it becomes one that is not
 * found. Some hosts serve the home page below `/demo/` at `/demo`, too.
 */
export function withoutBase(pathname: string): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/not-found';
}
