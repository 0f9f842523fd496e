import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Access to the machine; tests pass a fake. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** The path of Playwright's Chromium. */
  playwrightPath: () => string;
  /** Whether the file runs: it could be a stub for snap, or lack shared libraries. */
  works: (path: string) => boolean;
  /** Runs a command with its output shown; false if it failed. */
  run: (command: string, args: readonly string[]) => boolean;
  isRoot: () => boolean;
};

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

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  // On Windows, `chrome --version` opens a window.
  works: (path) =>
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
  run: (command, args) =>
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0,
  isRoot: () => process.getuid?.() === 0,
};

function lookUp({ env, exists, works, playwrightPath }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...installPlaces, playwrightPath()].find(
    (path) => exists(path) && works(path),
  );
}

/** The browser in `CHROME_PATH`, else an installed one. Downloads nothing. */
export function findInstalledBrowser(machine: Machine = thisMachine): string | undefined {
  const { env, exists } = machine;
  if (!env.CHROME_PATH) return lookUp(machine);
  if (exists(env.CHROME_PATH)) return env.CHROME_PATH;
  throw new Error('CHROME_PATH names a file that does not exist.');
}

/**
 * The path of a Chromium, Chrome or Edge: the one in `CHROME_PATH`, else an installed one, else a
 * downloaded one (Playwright's, or as root Debian's package). Throws an error with advice if there
 * is none.
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const { run, isRoot } = machine;
  const installed = findInstalledBrowser(machine);
  if (installed) return installed;

  console.log('No Chromium, Chrome or Edge found: getting one for the browser tests.');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = lookUp(machine);
  if (downloaded) return downloaded;

  if (isRoot()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const packaged = lookUp(machine);
  if (packaged) return packaged;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none could be installed. ' +
      'Install one, or name its executable in the CHROME_PATH variable.',
  );
}
