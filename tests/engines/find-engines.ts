import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findInstalledBrowser } from '../support/find-browser';
import type { Driver } from './driver';
import { startPuppeteer } from './puppeteer-driver';
import { startWebKit } from './webkit-driver';

export type Engine = {
  name: string;
  /** The Debian packages of the engine. */
  packages: string;
  /** Undefined if the engine is not installed. */
  start?: (sites: { siteUrl: string; listeningUrl: string }) => Promise<Driver>;
};

/** The three engines, and functions to start the installed ones. Downloads nothing. */
export function findEngines(): Engine[] {
  const chromium = findInstalledBrowser();
  const firefox = findFirefox();
  const hasWebKit = onPath('WebKitWebDriver') && onPath('Xvfb');
  return [
    {
      name: 'Chromium',
      packages: 'chromium',
      ...(chromium && {
        start: ({ siteUrl }) =>
          startPuppeteer({ browser: 'chrome', executablePath: chromium, siteUrl }),
      }),
    },
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      ...(firefox && {
        start: ({ siteUrl }) =>
          startPuppeteer({ browser: 'firefox', executablePath: firefox, siteUrl }),
      }),
    },
    {
      name: 'WebKit',
      packages: 'webkit2gtk-driver xvfb',
      ...(hasWebKit && { start: ({ listeningUrl }) => startWebKit(listeningUrl) }),
    },
  ];
}

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** The Firefox in `FIREFOX_PATH`, else an installed one that runs. */
function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH) {
    if (existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
    throw new Error('FIREFOX_PATH names a file that does not exist.');
  }
  const places = [
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  // A stub for snap exists but does not run.
  return places.find(
    (path) =>
      path &&
      existsSync(path) &&
      (process.platform === 'win32' ||
        spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0),
  );
}
