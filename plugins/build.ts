/**
 * Builds the site to `dist/site/`, a folder that any static host can serve: the client's code, an
 * HTML file per route, the 404 page, the workbench, and compressed versions of text files. Reads the
 * environment variables `SITE_URL`, the site's public address; `BASE_PATH`, the path it is served
 * under; and `OUT_DIR`, the output folder, by default `dist`. `--uncompressed` leaves out the
 * compressed versions, for tests of many builds.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { checkContent } from './check-content';
import { codeSplitting, react } from './code-splitting';
import { excerpts } from './excerpts';
import { checkFirmFile } from './firm/check-firm';
import { addFontLicenses, licenseFile } from './font-licenses';
import { writeHostFiles } from './hosts/write-host-files';
import { compressFiles } from './prerender/compress-files';
import { readBasePath, readSiteAddress } from './prerender/site-address';
import { stripDescriptions } from './strip-descriptions';

process.env.NODE_ENV = 'production';
await checkFirmFile();
// Imported after NODE_ENV is set, for React's production build.
const { prerenderSite } = await import('./prerender/prerender-site');
const { drawSharingImages } = await import('./prerender/draw-sharing-images');

const dist = process.env.OUT_DIR || 'dist';
const base = readBasePath(process.env);
// Hosts map paths to folders, so the base path becomes a folder.
const site = join(dist, 'site', base);
// Inside the project, so that its imports resolve.
const server = await mkdtemp(join('node_modules', '.server-'));
// Also removed if the build fails.
process.on('exit', () => rmSync(server, { recursive: true }));
const address = readSiteAddress(process.env);
const compress = process.argv.includes('--uncompressed') ? async () => 0 : compressFiles;
const started = performance.now();

await checkContent();
await rm(join(dist, 'site'), { recursive: true, force: true });
await build({
  base,
  logLevel: 'warn',
  plugins: [excerpts(), stripDescriptions()],
  build: {
    outDir: site,
    emptyOutDir: true,
    license: { fileName: licenseFile },
    rolldownOptions: { output: codeSplitting() },
  },
});
// While the other builds run, which use one core.
const scripts = compress(site, /\.js$/);
await addFontLicenses(join(site, licenseFile));
await build({
  base,
  logLevel: 'warn',
  build: {
    outDir: server,
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    manifest: false,
  },
});
// A separate build, so that the workbench does not affect the site's chunks.
await build({
  base,
  root: 'src/workbench',
  configFile: 'vite.config.ts',
  publicDir: false,
  logLevel: 'warn',
  plugins: [excerpts()],
  build: {
    outDir: resolve(site),
    emptyOutDir: false,
    manifest: false,
    // ELK, which only a page without workers bundles.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/workbench/statecharts.html',
      output: {
        codeSplitting: { groups: [react] },
        // The texts for Stately are told apart from the machines that visitors load.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.endsWith('?raw') ? 'stately-' : ''}[name]-[hash].js`,
      },
    },
  },
});
const scriptCount = await scripts;
const workbenchScripts = compress(site, /\.js$/);
const sharingImages = await prerenderSite({
  site,
  server,
  rules: join(dist, 'site-rules.json'),
  base,
  address,
});
const workbenchScriptCount = await workbenchScripts;
const [fileCount] = await Promise.all([
  compress(site),
  drawSharingImages(sharingImages, site, address),
]);
await writeHostFiles(dist);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${sharingImages.length} pages and compressed ${scriptCount + workbenchScriptCount + fileCount} files in ${seconds} s.`,
);
