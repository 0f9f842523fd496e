import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { addressRules, allowedMethods, statuses } from './address-rules';
import { cacheControl, caching, hashedFolder } from './caching';
import { createNotFoundHandler } from './not-found';
import { resolveTarget } from './resolve-target';
import { fileHeaders, securityHeaders } from './security-headers';
import { contentTypes, listSiteFiles } from './site-files';
import type { SiteRules } from './site-rules';

/**
 * A server for a built public folder: clean addresses, compressed files, caching, security headers,
 * and 404.html for anything else. Files are listed once, so it must be restarted after a build.
 * Throws if 404.html or a fallback's file is missing.
 */
export function createSiteServer(folder: string, rules: SiteRules): Server {
  const files = listSiteFiles(folder);
  const missing = rules.fallbacks.find(({ file }) => !files.has(file));
  if (missing) throw new Error(`The built site lacks ${missing.file}. Run: npm run build`);
  const addresses = addressRules(files, rules);
  const pageHeaders = new Map(Object.entries(securityHeaders(rules)));
  const hashedFileHeaders = new Map(Object.entries(fileHeaders));
  const sendNotFound = createNotFoundHandler(folder);
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
    const destination = resolveTarget(request.url ?? '/', files, addresses);
    const isHashedFile = destination.kind === 'file' && destination.file.startsWith(hashedFolder);
    response.setHeaders(isHashedFile ? hashedFileHeaders : pageHeaders);
    if (!allowedMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', allowedMethods.join(', '));
      return sendText(response, statuses.notAllowed, 'Only GET and HEAD are allowed here.');
    }
    if (destination.kind === 'missing') return sendNotFound(request, response);
    if (destination.kind === 'redirect') {
      response.setHeader('Location', destination.location);
      return sendText(response, statuses.moved, 'The page has another address.');
    }
    request.url = encodeURI(destination.file);
    response.on('pipe', (file: Readable) => closeTogether(file, response));
    sendFile(request, response, () => sendNotFound(request, response));
  });
}

/** Sends a line of plain text. It must not include parts of the request. */
function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'Content-Type': contentTypes['.txt'],
    'Cache-Control': caching.page,
  });
  response.end(text);
}

/** sirv neither closes a file when the client disconnects nor handles read errors. */
function closeTogether(file: Readable, response: ServerResponse) {
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
}
