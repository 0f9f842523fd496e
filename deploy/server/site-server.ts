import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { answerText, createNotFoundAnswer, prepareFile } from './answers';
import { answerClientErrors } from './client-errors';
import { resolveTarget } from './resolve-target';
import { securityHeaders } from './security-headers';
import { listSiteFiles } from './site-files';
import type { SiteRules } from './site-rules';

/**
 * A server for a built public folder: pages by their clean addresses, compressed side files,
 * caching, the content policy, and 404.html for all else. It lists the folder once, so a new
 * build needs a new server. Throws if 404.html or the file of a fallback is not there.
 */
export function createSiteServer(folder: string, rules: SiteRules): Server {
  const files = listSiteFiles(folder);
  const listed = (file: string) => {
    const found = files.get(file);
    if (found) return found;
    throw new Error(`The built site lacks ${file}. Run: npm run build`);
  };
  for (const { file } of rules.fallbacks) listed(file);
  const answerNotFound = createNotFoundAnswer(listed('/404.html'));
  const send = sirv(folder, { brotli: true, gzip: true, extensions: [], dotfiles: false });
  const security = securityHeaders(rules);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      return answerText(response, 400, 'The request names no host.');
    }
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
    if (!prepareFile(request, response, listed(destination.file))) return;
    request.url = encodeURI(destination.file);
    response.on('pipe', (source: Readable) => closeTogether(source, response));
    send(request, response, () => answerNotFound(request, response));
  };

  // Node's own answer to a request without Host would lack the security headers.
  const server = createServer({ requireHostHeader: false }, answer);
  server.on('checkExpectation', answer);
  answerClientErrors(server, security);
  return server;
}

/** sirv neither closes a file when the client goes away nor minds an error while reading it. */
function closeTogether(source: Readable, response: ServerResponse) {
  source.on('error', () => response.destroy());
  response.on('close', () => source.destroy());
}
