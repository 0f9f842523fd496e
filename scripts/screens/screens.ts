/**
 * Compares how the pages of the working tree look with how they looked at a revision:
 * `npm run screens -- REF [--only '/services/*'] [--width 390] [--theme dark]`. Builds both, takes a
 * picture of each page at each width, and writes those that differ to `screens/index.html`. Exits
 * with 0 if none differs, 1 if one does, and 2 after an error.
 *
 * Node runs it rather than the tsx command, which kills a busy program on Ctrl-C before it has
 * removed its temporary folder.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { listen, type RunningSite } from '../../deploy/server/listen';
import { findBuiltSite } from '../../deploy/server/site-rules';
import { createSiteServer } from '../../deploy/server/site-server';
import { builtPages } from '../../tests/support/built-pages';
import { findBrowser } from '../../tests/support/find-browser';
import { onlyFonts } from '../../tests/support/fonts';
import { browserArgs } from '../../tests/support/launch-options';
import { addPackages, checkOut, findCommit } from './check-out';
import { choosePages } from './choose-pages';
import { inParallel } from './in-parallel';
import { type Options, readOptions } from './read-options';
import { runCommand } from './run-command';
import { saveDifference } from './save-difference';
import { takePicture, type View } from './take-picture';
import { writeReport } from './write-report';

const reportFolder = 'screens';

/** How many pages are open at a time. */
const tabCount = 2;

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => interruption.abort(new Error('Stopped.')));
}

/** Builds the site of a folder, so that only its sources can make a difference. */
const build = (folder: string, dist: string) =>
  runCommand('npm', ['run', '--silent', 'build'], {
    folder,
    env: { ...process.env, OUT_DIR: dist, BASE_PATH: '/' },
    signal,
  });

const serve = (folder: string, rules: Parameters<typeof createSiteServer>[1]) =>
  listen(() => createSiteServer(folder, rules), { port: 0, hosts: ['127.0.0.1'] });

/** Returns the number of differences. */
async function compareWith({ ref, only, widths, theme }: Options): Promise<number> {
  const commit = findCommit(ref);
  const executablePath = findBrowser();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder);
  const old = checkOut(commit);
  const sites: RunningSite[] = [];
  let browser: Browser | undefined;
  try {
    console.log(`Building ${ref} …`);
    await addPackages(old.folder, signal);
    await build(old.folder, 'dist');
    console.log('Building the working tree …');
    const newDist = `${old.folder}-after`;
    await build('.', newDist);
    const before = findBuiltSite(join(old.folder, 'dist'));
    const after = findBuiltSite(newDist);
    const { shared, added, removed } = choosePages(
      builtPages(before.folder),
      builtPages(after.folder),
      only,
    );
    const views: View[] = shared.flatMap((path) => widths.map((width) => ({ path, width, theme })));
    if (views.length + added.length + removed.length === 0) {
      throw new Error(`No page matches --only ${only.join(', ')}.`);
    }

    const oldSite = await serve(before.folder, before.rules);
    sites.push(oldSite);
    const newSite = await serve(after.folder, after.rules);
    sites.push(newSite);
    browser = await launch(executablePath);
    const open = browser;
    console.log(`Comparing ${shared.length} pages at ${widths.join(', ')} px …`);
    const results = await inParallel(views, tabCount, async (view) => {
      signal.throwIfAborted();
      const pictures = {
        before: await takePicture(open, oldSite.url, view),
        after: await takePicture(open, newSite.url, view),
      };
      const finding = saveDifference(view, pictures, reportFolder);
      if (finding) console.log(`${view.path} at ${view.width} px: ${finding.pixels} pixels differ`);
      return finding;
    });
    const findings = results.filter((finding) => finding !== undefined);
    const sameCount = results.length - findings.length;
    const report = writeReport({ ref, commit, findings, sameCount, added, removed });
    writeFileSync(join(reportFolder, 'index.html'), report);
    for (const path of added) console.log(`Added: ${path}`);
    for (const path of removed) console.log(`Removed: ${path}`);
    console.log(
      `${findings.length} of ${results.length} pictures differ: ${reportFolder}/index.html`,
    );
    return findings.length + added.length + removed.length;
  } finally {
    for (const site of sites) site.close();
    await browser?.close();
    old.remove();
  }
}

/** Starts a browser that does not end the program by itself on Ctrl-C. */
const launch = (executablePath: string) =>
  chromium.launch({
    executablePath,
    args: browserArgs,
    env: onlyFonts('Liberation'),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

try {
  const count = await compareWith(readOptions(process.argv.slice(2)));
  process.exitCode = count > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = signal.aborted ? 130 : 2;
}
