import { firm } from '../../src/content/firm';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BASE_PATH`, the path that the site is served under, by default `/`. Throws if it is not a
 * plain path with a leading and trailing slash.
 */
export function readBasePath({ BASE_PATH = '/' }: Environment): string {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(BASE_PATH)) {
    throw new Error('BASE_PATH must be a path that starts and ends with a slash, such as /demo/');
  }
  return BASE_PATH;
}

/**
 * Reads `SITE_URL`, the site's public address, for absolute URLs; by default the firm's domain. Adds the base path if it is
 * missing; has no trailing slash. Throws if it is not an http or https address.
 */
export function readSiteAddress(env: Environment): string {
  const { SITE_URL = `https://${firm.domain}` } = env;
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`SITE_URL must be an address such as https://${firm.domain}`);
  }
  const address = url.href.replace(/\/$/, '');
  const base = readBasePath(env).slice(0, -1);
  return url.pathname.replace(/\/$/, '').endsWith(base) ? address : address + base;
}
