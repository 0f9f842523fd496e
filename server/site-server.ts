import { createServer, type Server, type ServerResponse } from 'node:http';
import { caching, fileHeaders, hashedFolder, securityHeaders } from './headers';
import { listen, type RunningSite, type Settings } from './listen';
import { resolveTarget } from './resolve-target';
import { contentTypes, sendFile } from './send-file';
import { findBuiltSite, listSiteFiles, type SiteRules } from './site-rules';

/**
 * A server for a built public folder: clean addresses, compressed files, caching, security headers,
 * and 404.html for anything else. Files are listed once, so it must be restarted after a build.
 * Throws if 404.html or a fallback's file is missing.
 */
export function createSiteServer(folder: string, rules: SiteRules): Server {
  const files = listSiteFiles(folder);
  const missing = ['/404.html', ...rules.fallbacks.map(({ file }) => file)].find(
    (file) => !files.has(file),
  );
  if (missing) throw new Error(`The built site lacks ${missing}. Run: npm run build`);
  const pageHeaders = new Map(Object.entries(securityHeaders(rules)));
  const hashedFileHeaders = new Map(Object.entries(fileHeaders));

  return createServer((request, response) => {
    const destination = resolveTarget(request.url ?? '/', files, rules);
    const isHashedFile = destination.kind === 'file' && destination.file.startsWith(hashedFolder);
    response.setHeaders(isHashedFile ? hashedFileHeaders : pageHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are allowed here.');
    }
    if (destination.kind === 'missing') {
      return sendFile(request, response, folder, '/404.html', 404);
    }
    if (destination.kind === 'redirect') {
      response.setHeader('Location', destination.location);
      return sendText(response, 308, 'The page has another address.');
    }
    sendFile(request, response, folder, destination.file);
  });
}

const anyPort: Settings = { port: 0, hosts: ['127.0.0.1'] };

/**
 * Serves the built site in the `dist` folder, by default for this machine alone. Throws or rejects with
 * a user-readable message if there is none, or if it can't listen.
 */
export async function serveSite(dist: string, settings = anyPort): Promise<RunningSite> {
  const { folder, rules } = findBuiltSite(dist);
  return listen(() => createSiteServer(folder, rules), settings);
}

/** Sends a line of plain text. It must not include parts of the request. */
function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'Content-Type': contentTypes['.txt'],
    'Cache-Control': caching.page,
  });
  response.end(text);
}
