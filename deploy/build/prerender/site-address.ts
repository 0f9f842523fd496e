type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The path that the site stands below on its host: `BASE_PATH` at build, `/` if unset. It begins
 * and ends with a slash. Throws if it is no plain path.
 */
export function readBasePath({ BASE_PATH = '/' }: Environment): string {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(BASE_PATH)) {
    throw new Error('BASE_PATH must be a path with a slash at both ends, such as /demo/');
  }
  return BASE_PATH;
}

/**
 * Where the site will stand, without a slash at its end: `SITE_URL` at build, for the addresses
 * that must be absolute, with the base path behind it unless it ends in that already. Throws if
 * it is no http or https address.
 */
export function readSiteAddress(env: Environment): string {
  const { SITE_URL = 'https://accupay.example' } = env;
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error('SITE_URL must be an address such as https://accupay.example');
  }
  const address = url.href.replace(/\/$/, '');
  const base = readBasePath(env).slice(0, -1);
  return url.pathname.replace(/\/$/, '').endsWith(base) ? address : address + base;
}
