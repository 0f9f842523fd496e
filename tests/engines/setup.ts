import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { listen } from '../../server/listen';
import { findBuiltSite } from '../../server/site-rules';
import { createSiteServer } from '../../server/site-server';
import { engines } from './drivers';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site, whose pages record their console. */
    listeningUrl: string;
  }
}
declare global {
  /** The errors and warnings of the console, and what else went wrong on the page. */
  var consoleProblems: string[] | undefined;
}

/** Runs in the page before its own scripts, since not every driver reports the console. */
function listenToConsole() {
  const problems: string[] = [];
  globalThis.consoleProblems = problems;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words) => problems.push(words.map(String).join(' '));
  addEventListener(
    'error',
    ({ message, error, target }) => {
      // Firefox also says so of modules that a script asked for first; that script says what is missing.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      const source = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      problems.push(message ? `${message}\n${error?.stack}` : `Could not load ${source}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`The policy ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** Serves the built site with that script in each page, and prints missing engines. */
export default async function setUpEngines(project: TestProject) {
  for (const { name, packages, isThere } of engines)
    if (!isThere)
      console.log(
        `${name} is not installed; its tests are skipped. On Debian: apt-get install ${packages}`,
      );
  const { folder, rules } = findBuiltSite('dist');
  const local = { port: 0, hosts: ['127.0.0.1'] } as const;
  const site = await listen(() => createSiteServer(folder, rules), local);
  const listening = await listen(
    () =>
      createServer(async ({ url = '/' }, response) => {
        if (url === '/listen.js') {
          response.setHeader('Content-Type', 'text/javascript').end(`(${listenToConsole})();`);
          return;
        }
        const answer = await fetch(site.url + url, { headers: { 'Accept-Encoding': 'identity' } });
        const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
        const body = Buffer.from(await answer.arrayBuffer());
        const isPage = headers['content-type']?.startsWith('text/html');
        const script = '<head><script src="/listen.js"></script>';
        response.writeHead(answer.status, headers);
        response.end(isPage ? String(body).replace('<head>', script) : body);
      }),
    local,
  );
  project.provide('listeningUrl', listening.url);
  return () => [listening, site].forEach(({ close }) => void close());
}
