import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listen } from '../../../server/listen';
import { createSiteServer } from '../../../server/site-server';
import { rawRequest } from '../../support/raw-request';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'team/team-details.html': '<h1>Team Details</h1>',
  'team/marisol-vega.html': '<h1>Marisol Vega</h1>',
  'assets/index-abc123.js': 'export {};'.repeat(100),
  'robots.txt': 'User-agent: *',
  '.secret': 'hidden',
  _headers: 'hidden',
};
const rules = {
  base: '/',
  fallbacks: [{ prefix: '/team/', file: '/team/team-details.html' }],
  scriptHashes: ['sha256-abc='],
  styleHash: 'sha256-def=',
};

/** The status and body of a response. */
export const page = {
  home: [200, files['index.html']],
  about: [200, files['about.html']],
  member: [200, files['team/marisol-vega.html']],
  anyMember: [200, files['team/team-details.html']],
  missing: [404, files['404.html']],
} as const;

/**
 * Serves a few files below a base path, with a secret one next to their folder. Returns a function
 * that sends requests, and one that stops the server and removes the files.
 */
export async function serveSmallSite(base = '/') {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(parent, 'package.json'), 'outside');
  const folder = join(parent, 'site');
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  const createServer = () => createSiteServer(folder, { ...rules, base });
  const { url, close } = await listen(createServer, { port: 0, hosts: ['127.0.0.1'] });
  const port = Number(new URL(url).port);
  return {
    ask: (target: string, options?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(port, target, options),
    stop: () => {
      close();
      rmSync(parent, { recursive: true });
    },
  };
}
