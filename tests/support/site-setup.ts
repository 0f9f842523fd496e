import { readdirSync, statSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { listen } from '../../server/listen';
import { findBuiltSite } from '../../server/site-rules';
import { createSiteServer } from '../../server/site-server';
import { findBrowser } from './find-browser';
import { onlyFonts } from './fonts';
import { browserArgs } from './launch-options';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site, without a trailing slash. */
    siteUrl: string;
    /** The WebSocket URL of the shared browser. */
    browserEndpoint: string;
    /** The seed of the random tests; runs with the same seed are identical. */
    fuzzSeed: number;
    /** Whether this is `npm run test:nightly`, which tests every page and includes the long runs. */
    isNightly: boolean;
  }
}

/** A source that was changed after a file. */
const newerThan = (file: string) =>
  ['src', 'machines', 'plugins', 'server', 'public', 'index.html']
    .flatMap((path) =>
      statSync(path).isFile()
        ? path
        : readdirSync(path, { recursive: true }).map((name) => `${path}/${name}`),
    )
    .find((path) => statSync(path).mtimeMs > statSync(file).mtimeMs);

/** Serves the built site and starts a browser for all tests. */
export default async function setUpSite(project: TestProject) {
  const { folder, rules } = findBuiltSite('dist');
  const changed = newerThan('dist/site-rules.json');
  if (changed) console.warn(`dist is older than ${changed}: npm run build builds it again.`);
  const site = await listen(() => createSiteServer(folder, rules), {
    port: 0,
    hosts: ['127.0.0.1'],
  });
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: browserArgs,
    env: onlyFonts('Liberation'),
  });
  project.provide('siteUrl', site.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.close();
  };
}
