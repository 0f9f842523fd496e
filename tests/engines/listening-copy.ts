import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  /** The errors and warnings of the console in pages of the copy. */
  var consoleProblems: string[] | undefined;
}

/** Runs in the page before its own scripts. */
function listen() {
  const consoleProblems: string[] = [];
  globalThis.consoleProblems = consoleProblems;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      consoleProblems.push(words.map(String).join(' '));
      write(...words);
    };
  }
  addEventListener(
    'error',
    ({ message, error, target }) => {
      // Firefox also says so of modules that a script asked for first; that script says what is missing.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      const source = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      const place = error instanceof Error ? `\n${error.stack}` : '';
      consoleProblems.push(message ? message + place : `Could not load ${source}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => consoleProblems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleProblems.push(`The policy ${violatedDirective} blocked ${blockedURI}`),
  );
}

/**
 * Copies the built site and adds a script to each page that records console errors and warnings,
 * which not every driver reports. Returns the folder of the copy.
 */
export function makeListeningCopy(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'listening-site-'));
  cpSync(folder, copy, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  writeFileSync(join(copy, 'listen.js'), `(${listen})();`);
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = join(copy, name);
    const html = readFileSync(page, 'utf8');
    if (!html.includes('<head>')) throw new Error(`${name} has no head to put a script into.`);
    writeFileSync(page, html.replace('<head>', '<head><script src="/listen.js"></script>'));
  }
  return copy;
}
