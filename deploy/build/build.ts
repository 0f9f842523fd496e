/**
 * Builds the site to `dist/site/`, a folder that any static host can serve: the client's code,
 * every route of the table as HTML, the 404 page, the workbench, and each text file compressed
 * beside itself. `SITE_URL` is the address that it will stand at, `BASE_PATH` the path below which,
 * `OUT_DIR` another folder than `dist`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { codeSplitting } from './code-splitting';
import { excerpts } from './excerpts';
import { writeHostFiles } from './hosts/write-host-files';
import { compressFiles } from './prerender/compress-files';
import { readBasePath, readSiteAddress } from './prerender/site-address';
import { stripDescriptions } from './strip-descriptions';

process.env.NODE_ENV = 'production';
// Only now, for React's production build.
const { prerenderSite } = await import('./prerender/prerender-site');

const dist = process.env.OUT_DIR || 'dist';
const base = readBasePath(process.env);
// Hosts map paths to folders, so what stands below a path lies in a folder of that name.
const site = join(dist, 'site', base);
// Within the project, where it finds the packages that it imports.
const server = await mkdtemp(join('node_modules', '.server-'));
const address = readSiteAddress(process.env);
const started = performance.now();

await rm(join(dist, 'site'), { recursive: true, force: true });
await build({
  base,
  logLevel: 'warn',
  plugins: [excerpts(), stripDescriptions()],
  build: { outDir: site, emptyOutDir: true, rolldownOptions: { output: codeSplitting } },
});
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
// Apart from the site, so that no visitor's code is cut up or burdened for it.
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
    rolldownOptions: {
      input: 'src/workbench/statecharts.html',
      // That laying charts out takes long is known.
      checks: { pluginTimings: false },
    },
  },
});
const pages = await prerenderSite({
  site,
  server,
  rules: join(dist, 'site-rules.json'),
  base,
  address,
});
const files = await compressFiles(site);
await writeHostFiles(dist);
await rm(server, { recursive: true });

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages and compressed ${files} files in ${seconds} s.`);
