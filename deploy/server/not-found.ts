import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { caching } from './caching';
import { contentTypes } from './site-files';

/**
 * Returns a handler that answers with 404.html and status 404 (sirv can only answer with 200).
 * A compressed file that is missing is not offered; throws if the page itself is missing.
 */
export function createNotFoundAnswer(folder: string) {
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
    response.writeHead(404, {
      'Content-Type': contentTypes['.html'],
      'Cache-Control': caching.page,
      Vary: 'Accept-Encoding',
    });
    response.end(best?.body ?? plain);
  };
}
