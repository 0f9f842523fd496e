import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { statuses } from './address-rules';
import { caching } from './caching';
import { contentTypes } from './site-files';

/**
 * Returns a handler that sends 404.html with status 404 (sirv only sends 200), compressed if such a
 * file exists. Throws if 404.html is missing.
 */
export function createNotFoundHandler(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name));
  const plain = read('404.html');
  const compressed = [
    { encoding: 'br', name: '404.html.br' },
    { encoding: 'gzip', name: '404.html.gz' },
  ]
    .filter(({ name }) => existsSync(join(folder, name)))
    .map(({ encoding, name }) => ({ encoding, body: read(name) }));
  return ({ headers }: IncomingMessage, response: ServerResponse) => {
    const accepted = String(headers['accept-encoding'] ?? '');
    const best = compressed.find(({ encoding }) => accepted.includes(encoding));
    if (best) response.setHeader('Content-Encoding', best.encoding);
    response.writeHead(statuses.missing, {
      'Content-Type': contentTypes['.html'],
      'Cache-Control': caching.page,
      Vary: 'Accept-Encoding',
    });
    response.end(best?.body ?? plain);
  };
}
