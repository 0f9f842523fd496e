/**
 * Compares how the pages of the working tree look with how they looked at a revision:
 * `npm run screens -- REF [--only '/services/*'] [--width 390] [--theme dark]`. Builds both, takes a
 * picture of each page at each width, and writes those that differ to `screens/`, listed in
 * `screens/index.html`. Exits with 0 if none differs, 1 if one does, and 2 after an error.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { findBuiltSite } from '../server/site-rules';
import { serveSite } from '../server/site-server';
import { findRoute } from '../src/lib/find-route';
import { type Route, routes } from '../src/routes';
import { fewFrames } from '../tests/support/browsing';
import { builtPages } from '../tests/support/built-pages';
import { findBrowser } from '../tests/support/find-browser';
import { onlyFonts } from '../tests/support/fonts';
import { isHydrated } from '../tests/support/is-hydrated';
import { browserArgs } from '../tests/support/launch-options';
import { stopClock } from '../tests/support/stop-clock';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: ['390', '768', '1280', '1920'] },
    theme: { type: 'string', default: 'light' },
  },
  allowPositionals: true,
});

/** A Wednesday at noon in the firm's office, so that it is open. */
const now = Date.parse('2026-06-10T18:00:00Z');

/** The most pixels that antialiasing can be the reason for; it has been seen to change a dozen. */
const noise = 500;

/** Draws each tile once and as a whole, also those with a picture that is decoded meanwhile. */
const steadyRaster = ['--disable-checker-imaging', '--disable-partial-raster'];

/**
 * The pages that match `--only`, in which `*` is any text; else every fixed route, and of each details
 * route the page for unknown names and the first item.
 */
function choosePages(paths: readonly string[]): string[] {
  const patterns = values.only.map((text) => new RegExp(`^${text.replaceAll('*', '.*')}$`));
  if (patterns.length > 0) {
    return paths.filter((path) => patterns.some((pattern) => pattern.test(path)));
  }
  const isOf = (path: string, route: Route) => findRoute(path).route === route;
  return routes.flatMap((route: Route) => {
    const items = paths.filter((path) => isOf(path, route) && path !== route.unknownName);
    return [...(route.unknownName ? [route.unknownName] : []), ...items.slice(0, 1)];
  });
}

/** Builds the site of a folder and serves it. */
async function serve(folder: string, dist: string) {
  const env = { ...process.env, OUT_DIR: dist, BASE_PATH: '/' };
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: 'inherit' });
  return { ...(await serveSite(dist)), paths: builtPages(findBuiltSite(dist).folder) };
}

/** The whole page as a PNG: hydrated, with its fonts and pictures, at a fixed time, without motion. */
async function takePicture(browser: Browser, baseURL: string, path: string, width: number) {
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  const elsewhere = ({ origin }: URL) => origin !== baseURL;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // Defines tsx's helper for function names, which pages don't have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  await page.addInitScript(stopClock, now);
  await page.goto(path);
  await page.waitForFunction(isHydrated);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that is not displayed, or that fails, is not decoded.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  await fewFrames(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await page.close();
  return PNG.sync.read(picture);
}

/** How many pixels of two pictures differ, and a picture of where, in red on the pale new one. */
function compare(...pictures: readonly [before: PNG, after: PNG]) {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [before, after] = pictures.map((picture) => {
    const extended = new PNG({ width, height });
    // What is beyond the edge of the smaller picture has a color that pages don't use.
    extended.data.fill(Buffer.from([255, 0, 255, 255]));
    PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
    return extended.data;
  }) as [Buffer, Buffer];
  const difference = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(before, after, difference.data, width, height, options);
  return { pixels, files: { before: pictures[0], after: pictures[1], difference } };
}

async function main(ref: string): Promise<number> {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`])
    .toString()
    .trim();
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'screens-'));
  const old = join(parent, 'site');
  process.on('exit', () => {
    rmSync(parent, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune']);
  });
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', old, commit]);
  const isSamePackages = execFileSync('git', ['diff', ref, '--', 'package-lock.json']).length === 0;
  if (isSamePackages) symlinkSync(realpathSync('node_modules'), join(old, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: old, stdio: 'inherit' });
  const [before, after] = [
    await serve(old, join(old, 'dist')),
    await serve('.', join(parent, 'dist')),
  ];
  const pages = choosePages([...new Set([...before.paths, ...after.paths])].sort());
  if (pages.length === 0) throw new Error(`No page matches --only ${values.only.join(', ')}.`);
  rmSync('screens', { recursive: true, force: true });
  mkdirSync('screens');
  const args = [...browserArgs, ...steadyRaster];
  const env = onlyFonts('Liberation');
  const browser = await chromium.launch({ executablePath: findBrowser(), args, env });
  const sections: string[] = [];
  for (const path of pages)
    for (const width of values.width.map(Number)) {
      const look = async () =>
        compare(
          await takePicture(browser, before.url, path, width),
          await takePicture(browser, after.url, path, width),
        );
      let found = await look();
      // A few pixels count only if they differ again.
      if (found.pixels > 0 && found.pixels < noise) found = await look();
      if (found.pixels === 0) continue;
      const title = `${path} at ${width} px: ${found.pixels} pixels differ`;
      console.log(title);
      const pictures = Object.entries(found.files).map(([kind, picture]) => {
        const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${kind}.png`;
        writeFileSync(join('screens', file), PNG.sync.write(picture));
        return `<a href="${file}"><img src="${file}" alt="${kind}" width="32%"></a>\n`;
      });
      sections.push(`<h2>${title}</h2>\n${pictures.join('')}`);
    }
  await browser.close();
  writeFileSync('screens/index.html', `<!doctype html>\n${sections.join('')}`);
  const count = pages.length * values.width.length;
  console.log(`${sections.length} of ${count} pictures differ: screens/index.html`);
  return sections.length;
}

try {
  const [ref] = positionals;
  if (!ref) throw new Error('Which revision? For example: npm run screens -- main --width 390');
  process.exit((await main(ref)) > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
}
