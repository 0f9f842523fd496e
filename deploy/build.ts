/**
 * Builds the site to `dist/site/`, a folder that any static host can serve: the client's code,
 * every route of the table as HTML, the 404 page, and each text file compressed beside itself.
 * `SITE_URL` is the address that it will stand at.
 */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
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
await build({ logLevel: 'warn', build: { outDir: site } });
await build({
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', copyPublicDir: false, manifest: false },
});
const pages = await prerenderSite({ site, server, rules: 'dist/site-rules.json', address });
const files = await compressFiles(site);
await rm(server, { recursive: true });

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${pages} pages and compressed ${files} files in ${seconds} s.`);
