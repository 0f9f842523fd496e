import { createServer } from 'node:http';
import { listen } from '../../../server/listen';
import { findBuiltSite } from '../../../server/site-rules';
import { createSiteServer } from '../../../server/site-server';
import { plainHtml } from './controls';

const local = { port: 0, hosts: ['127.0.0.1'] } as const;

/** Serves the plain page, and the built site unless the URL of a running one is given. */
export async function serve(runningUrl?: string) {
  const plain = await listen(
    () =>
      createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(plainHtml);
      }),
    local,
  );
  if (runningUrl) return { site: runningUrl, plain: plain.url, close: plain.close };
  const { folder, rules } = findBuiltSite('dist');
  const site = await listen(() => createSiteServer(folder, rules), local);
  const close = () => {
    site.close();
    plain.close();
  };
  return { site: site.url, plain: plain.url, close };
}
