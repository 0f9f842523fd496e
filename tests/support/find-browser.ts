import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell is first, since it opens a page in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'microsoft-edge',
  'msedge',
  'msedge.exe',
];

const installPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Whether the file runs: it could be a stub for snap, or lack shared libraries. */
const works = (path: string) =>
  existsSync(path) &&
  // On Windows, `chrome --version` opens a window.
  (process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0);

function lookUp(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...installPlaces, chromium.executablePath()].find(works);
}

/** Runs a command with its output shown. */
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });

/**
 * The path of a Chromium, Chrome or Edge: the one in `CHROME_PATH`, else an installed one, else a
 * downloaded one (Playwright's, or as root Debian's package). Throws an error with advice if there
 * is none.
 */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error('CHROME_PATH names a file that does not exist.');
  }
  const installed = lookUp();
  if (installed) return installed;

  console.log('No Chromium, Chrome or Edge found: getting one for the browser tests.');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = lookUp();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const packaged = lookUp();
  if (packaged) return packaged;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none could be installed. ' +
      'Install one, or name its executable in the CHROME_PATH variable.',
  );
}
