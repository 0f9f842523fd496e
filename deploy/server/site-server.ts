import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { cacheControl, caching } from './caching';
import { createNotFoundAnswer } from './not-found';
import { resolveTarget } from './resolve-target';
import { securityHeaders } from './security-headers';
import { contentTypes, listSiteFiles } from './site-files';
import type { SiteRules } from './site-rules';

/**
 * A server for a built public folder: pages by their clean addresses, compressed side files,
 * caching, the content policy, and 404.html for all else. It lists the folder once, so a new
 * build needs a new server. Throws if 404.html or the file of a fallback is not there.
 */
export function createSiteServer(folder: string, rules: SiteRules): Server {
  const files = listSiteFiles(folder);
  const lacking = rules.fallbacks.find(({ file }) => !files.has(file));
  if (lacking) throw new Error(`The built site lacks ${lacking.file}. Run: npm run build`);
  const security = Object.entries(securityHeaders(rules));
  const answerNotFound = createNotFoundAnswer(folder);
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', cacheControl(path));
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of security) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answerText(response, 405, 'Only GET and HEAD are allowed here.');
    }
    const destination = resolveTarget(request.url ?? '/', { files, ...rules });
    if (destination.kind === 'missing') return answerNotFound(request, response);
    if (destination.kind === 'redirect') {
      response.setHeader('Location', destination.location);
      return answerText(response, 308, 'The page has another address.');
    }
    request.url = encodeURI(destination.file);
    response.on('pipe', (file: Readable) => closeTogether(file, response));
    sendFile(request, response, () => answerNotFound(request, response));
  });
}

/** One line of plain text, which must not repeat what was asked. */
function answerText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'Content-Type': contentTypes['.txt'],
    'Cache-Control': caching.page,
  });
  response.end(text);
}

/** sirv leaves a file open when the client goes away, and an error while reading it unhandled. */
function closeTogether(file: Readable, response: ServerResponse) {
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
}
