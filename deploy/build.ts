/**
 * Builds the site to `dist/site/`, a folder that any static host can serve: the client's code,
 * every route of the table as HTML, the 404 page, the workbench, and each text file compressed beside itself.
 * `SITE_URL` is the address that it will stand at.
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { codeSplitting } from './code-splitting';
import { writeHostFiles } from './hosts/write-host-files';
import { compressFiles } from './prerender/compress-files';
import { readSiteAddress } from './prerender/site-address';

process.env.NODE_ENV = 'production';
// Only now, for React's production build.
const { prerenderSite } = await import('./prerender/prerender-site');

const site = 'dist/site';
const server = 'dist/server';
const address = readSiteAddress(process.env);
const started = performance.now();

await rm('dist', { recursive: true, force: true });
await build({
  logLevel: 'warn',
  build: { outDir: site, rolldownOptions: { output: codeSplitting } },
});
await build({
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', copyPublicDir: false, manifest: false },
});
// Apart from the site, so that no visitor's code is cut up or burdened for it.
await build({
  root: 'src/workbench',
  configFile: 'vite.config.ts',
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(site),
    emptyOutDir: false,
    manifest: false,
    rollupOptions: { input: 'src/workbench/statecharts.html' },
  },
});
const pages = await prerenderSite({ site, server, rules: 'dist/site-rules.json', address });
const files = await compressFiles(site);
await writeHostFiles('dist');
await rm(server, { recursive: true });

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages and compressed ${files} files in ${seconds} s.`);
