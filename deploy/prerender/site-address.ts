/**
 * Where the site will stand, without a slash at its end: `SITE_URL` at build, for the addresses
 * that must be absolute. Throws if it is no http or https address.
 */
export function readSiteAddress({ SITE_URL = 'https://accupay.example' }: NodeJS.ProcessEnv) {
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error('SITE_URL must be an address such as https://accupay.example');
  }
  return url.href.replace(/\/$/, '');
}
