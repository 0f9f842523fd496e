import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { cacheControl } from './headers';

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The endings of a file's versions: those that the build has compressed, the smallest first. */
const endings = { br: '.br', gzip: '.gz', identity: '' };

type Coding = keyof typeof endings;

/** The codings that a client accepts, the best first, and `identity` in any case (RFC 9110, 12.5.3). */
function acceptedCodings(accepted: string): Coding[] {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [, coding, weight = 1] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(part) ?? [];
    if (coding) weights.set(coding, Number(weight));
  }
  const weigh = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  return (Object.keys(endings) as Coding[])
    .filter((coding) => coding === 'identity' || weigh(coding) > 0)
    .sort((one, other) => weigh(other) - weigh(one));
}

/** Whether an `If-None-Match` has a file's tag, strong or weak, in its list (RFC 9110, 13.1.2). */
const hasTag = (tags: string, tag: string) =>
  tags.trim() === '*' || tags.match(/"[^"]*"/g)?.includes(tag) === true;

/** Sends the version of a file that the client wants most, as a whole, or 304 if the client has it. */
export function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  status = 200,
): void {
  for (const coding of acceptedCodings(headers['accept-encoding'] ?? '')) {
    const path = join(folder, file + endings[coding]);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    const tag = `"${stats.size}-${stats.mtimeMs}"`;
    response.setHeader('Cache-Control', cacheControl(file));
    response.setHeader('ETag', `W/${tag}`);
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && hasTag(headers['if-none-match'] ?? '', tag)) {
      response.writeHead(304).end();
      return;
    }
    if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
    response.writeHead(status, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Content-Length': stats.size,
    });
    if (method === 'HEAD') response.end();
    else pipeline(createReadStream(path), response, () => {});
    return;
  }
  // A file that is gone since the server has started.
  response.writeHead(404).end();
}
