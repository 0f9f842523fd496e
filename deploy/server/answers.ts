import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { caching } from './caching';
import { chooseEncoding, hasTag, parseRange } from './request-headers';
import { type Encoding, isUntouched, type SiteFile } from './site-files';

/** Ends a response with one line of plain text; the text must not repeat what was asked. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': caching.page,
  });
  response.end(text);
}

/** Makes a handler that answers every request with this page and status 404. Reads it at once. */
export function createNotFoundAnswer({ contentType, cacheControl, variants }: SiteFile) {
  const bodies = new Map(
    Object.entries(variants).map(([encoding, { location }]) => [encoding, readFileSync(location)]),
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], variants);
    const body = bodies.get(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, {
      'Content-Type': contentType,
      'Content-Length': body?.length ?? 0,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
    });
    response.end(body);
  };
}

/**
 * Sets the headers of a file and leaves to sirv's reading only such `Accept-Encoding` and `Range`
 * as sirv gets right. Returns false where that has ended the response: 304, 416, or 503 if the
 * file is no longer the one that was listed.
 */
export function prepareFile(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { contentType, cacheControl, variants }: SiteFile,
): boolean {
  const isPartial = headers.range && !headers['if-range'] && method === 'GET';
  const range = isPartial ? parseRange(headers.range, variants.identity.size) : 'whole';
  const encoding: Encoding =
    range === 'whole' ? chooseEncoding(headers['accept-encoding'], variants) : 'identity';
  const variant = variants[encoding] ?? variants.identity;

  if (!isUntouched(variant)) {
    answerText(response, 503, 'The site was built anew. Start the server again.');
    return false;
  }
  response.setHeader('ETag', variant.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (hasTag(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, { 'Cache-Control': cacheControl }).end();
    return false;
  }
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${variant.size}`);
    answerText(response, 416, 'The file is shorter than that.');
    return false;
  }
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Accept-Ranges', 'bytes');
  headers['accept-encoding'] = encoding;
  if (range === 'whole') delete headers.range;
  else headers.range = `bytes=${range.start}-${range.end}`;
  return true;
}
