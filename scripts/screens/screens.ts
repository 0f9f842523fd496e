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
import { chromium } from 'playwright-core';
import { listen, type RunningSite } from '../../deploy/server/listen';
import { type BuiltSite, findBuiltSite } from '../../deploy/server/site-rules';
import { createSiteServer } from '../../deploy/server/site-server';
import { builtPages } from '../../tests/support/built-pages';
import { findBrowser } from '../../tests/support/find-browser';
import { onlyFonts } from '../../tests/support/fonts';
import { browserArgs } from '../../tests/support/launch-options';
import { runCommand } from '../support/run-command';
import { addPackages, checkOut, findCommit } from './check-out';
import { choosePages, type Pages } from './choose-pages';
import { type Build, findDifference } from './find-difference';
import { inParallel } from './in-parallel';
import { type Options, readOptions } from './read-options';
import { saveDifference } from './save-difference';
import { takePicture, type View } from './take-picture';
import { type Finding, type Report, writeReport } from './write-report';

const reportFolder = 'screens';

/** How many pages are open at a time. */
const tabCount = 2;

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interruption.abort(new Error('Stopped.')));
}

/** Builds the site of a folder, so that only its sources can make a difference. */
const build = (folder: string, dist: string) =>
  runCommand('npm', ['run', '--silent', 'build'], {
    folder,
    env: { ...process.env, OUT_DIR: dist, BASE_PATH: '/' },
    signal,
  });

/** Builds a revision and the working tree, and compares them. Returns the number of differences. */
async function compareWith(options: Options): Promise<number> {
  const commit = findCommit(options.ref);
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder);
  const { folder, remove } = checkOut(commit);
  try {
    console.log(`Building ${options.ref} …`);
    await addPackages(folder, signal);
    await build(folder, 'dist');
    console.log('Building the working tree …');
    const newDist = `${folder}-after`;
    await build('.', newDist);
    const sites = { before: findBuiltSite(join(folder, 'dist')), after: findBuiltSite(newDist) };
    const pages = choosePages(
      builtPages(sites.before.folder),
      builtPages(sites.after.folder),
      options.only,
    );
    const findings = await findDifferences(sites, viewsOf(pages, options));
    const sameCount = pages.shared.length * options.widths.length - findings.length;
    return report({ ...pages, ref: options.ref, commit, findings, sameCount });
  } finally {
    remove();
  }
}

function viewsOf({ shared, added, removed }: Pages, { only, widths, theme }: Options): View[] {
  if (shared.length + added.length + removed.length === 0) {
    throw new Error(`No page matches --only ${only.join(', ')}.`);
  }
  console.log(`Comparing ${shared.length} pages at ${widths.join(', ')} px …`);
  return shared.flatMap((path) => widths.map((width) => ({ path, width, theme })));
}

/** Serves both sites and compares their pictures. */
async function findDifferences(
  { before, after }: Record<Build, BuiltSite>,
  views: readonly View[],
): Promise<Finding[]> {
  const browser = await launch();
  const running: RunningSite[] = [];
  const serve = async ({ folder, rules }: BuiltSite) => {
    const create = () => createSiteServer(folder, rules);
    const site = await listen(create, { port: 0, hosts: ['127.0.0.1'] });
    running.push(site);
    return site.url;
  };
  try {
    const urls = { before: await serve(before), after: await serve(after) };
    const findings = await inParallel(views, tabCount, async (view) => {
      signal.throwIfAborted();
      const found = await findDifference((build) => takePicture(browser, urls[build], view));
      return found && saveDifference(view, found, reportFolder);
    });
    return findings.filter((finding) => finding !== undefined);
  } finally {
    await browser.close();
    for (const site of running) site.close();
  }
}

/** Writes the report and a summary. Returns the number of differences. */
function report(results: Report): number {
  const { findings, sameCount, added, removed } = results;
  const file = join(reportFolder, 'index.html');
  writeFileSync(file, writeReport(results));
  for (const { path, windowWidth, pixels } of findings) {
    console.log(`${path} at ${windowWidth} px: ${pixels} pixels differ`);
  }
  for (const path of added) console.log(`Added: ${path}`);
  for (const path of removed) console.log(`Removed: ${path}`);
  console.log(`${findings.length} of ${findings.length + sameCount} pictures differ: ${file}`);
  return findings.length + added.length + removed.length;
}

/** Draws each tile once and as a whole, also those with a picture that is decoded meanwhile. */
const steadyRaster = ['--disable-checker-imaging', '--disable-partial-raster'];

/** Starts a browser that does not end the program by itself on Ctrl-C. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, ...steadyRaster],
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
