import { firm } from '../../src/content/firm';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `SITE_URL`, the site's public address, for absolute URLs; by default the firm's domain. Adds the base path if it is
 * missing; has no trailing slash. Throws if it is not an http or https address.
 */
export function readSiteAddress(
  { SITE_URL = `https://${firm.domain}` }: Environment,
  base: string,
): string {
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`SITE_URL must be an address such as https://${firm.domain}`);
  }
  const address = url.href.replace(/\/$/, '');
  const below = base.slice(0, -1);
  return url.pathname.replace(/\/$/, '').endsWith(below) ? address : address + below;
}
