import { listen } from '../../server/listen';
import { findBuiltSite } from '../../server/site-rules';
import { createSiteServer } from '../../server/site-server';
import type { Host } from './host';

/** Serves the built site as `npm start` does. */
export async function startLocalHost(dist = 'dist'): Promise<Host> {
  const { folder, rules } = findBuiltSite(dist);
  const settings = { port: 0, hosts: ['127.0.0.1'] } as const;
  const { url, close } = await listen(() => createSiteServer(folder, rules), settings);
  return {
    port: Number(new URL(url).port),
    close,
    normalizesPaths: true,
    sendsRanges: false,
  };
}
