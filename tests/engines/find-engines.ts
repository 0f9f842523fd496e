import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver';
import { startFirefox } from './firefox-driver';
import { startWebKit } from './webkit-driver';

export type Engine = {
  name: string;
  /** The Debian packages of the engine. */
  packages: string;
  /** Undefined if the engine is not installed. */
  start?: () => Promise<Driver>;
};

/** The engines besides Chromium's, and functions to start the installed ones. Downloads nothing. */
export function findEngines(): Engine[] {
  const firefox = findFirefox();
  const hasWebKit = onPath('WebKitWebDriver') && onPath('Xvfb');
  return [
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      ...(firefox && { start: () => startFirefox(firefox) }),
    },
    {
      name: 'WebKit',
      packages: 'webkit2gtk-driver xvfb',
      ...(hasWebKit && { start: startWebKit }),
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
