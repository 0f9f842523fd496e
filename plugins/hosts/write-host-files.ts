import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSiteFiles } from '../../server/site-files';
import { findBuiltSite } from '../../server/site-rules';
import { firm } from '../../src/content/firm';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx-file';
import { redirectsFile } from './redirects-file';

/**
 * Writes the settings that make other hosts respond like the site's own server: `_headers`,
 * `_redirects` and `.assetsignore` in the public folder for Cloudflare and Netlify, and `nginx.conf`
 * next to it. They are generated because they list the pages and the hashes of inline code.
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const { folder, rules } = findBuiltSite(dist);
  const files = listSiteFiles(folder);
  await writeFile(join(dist, 'site/_headers'), headersFile(files, rules));
  await writeFile(join(dist, 'site/_redirects'), redirectsFile(files, rules));
  // Cloudflare compresses files itself.
  await writeFile(join(dist, 'site/.assetsignore'), '*.br\n*.gz\n');
  const place = { listen: '80', root: `/var/www/${firm.domain}` };
  await writeFile(join(dist, 'nginx.conf'), nginxFile(files, rules, place));
}
