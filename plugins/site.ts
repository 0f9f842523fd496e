import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { compressFiles } from './compress.ts';

/** The modules of npm packages. */
const inPackages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** React in its own chunk, because it changes least. */
const react = {
  name: 'react',
  test: inPackages('react', 'react-dom', 'scheduler'),
  priority: 2,
};

/**
 * Splits the client's code into React, icons, the frame of every page, what many pages share, and
 * the rest, which Rolldown splits, so that a page does not request dozens of small files.
 */
const siteChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      react,
      // The icons that several pages use.
      { name: 'icons', test: inPackages('lucide'), minShareCount: 2, priority: 2 },
      // Everything that each page imports, without the entry itself, which has the stylesheet.
      {
        name: 'frame',
        test: /^(?!.*(\/index\.html|\/src\/hydrate\.tsx|\.css)(\?|$))/,
        tags: ['$initial'],
        priority: 1,
      },
      { name: 'shared', minShareCount: 13, priority: 1 },
      // Small functions, most of them smaller than a request.
      { name: 'lib', test: /\/src\/lib\//, minShareCount: 3 },
    ],
  },
};

/**
 * Reads `BASE_PATH`, the path that the site is served under, by default `/`. Throws if it is not a
 * plain path with a leading and trailing slash.
 */
export function readBasePath({ BASE_PATH = '/' }: NodeJS.ProcessEnv): string {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(BASE_PATH)) {
    throw new Error('BASE_PATH must be a path that starts and ends with a slash, such as /demo/');
  }
  return BASE_PATH;
}

/**
 * Makes `vite build` build the whole site to `dist/site/`, a folder that any static host can serve:
 * the client's code, a prerendered HTML file per route, the workbench, and compressed versions of
 * text files. Reads the environment variables `SITE_URL`, the site's public address; `BASE_PATH`, the
 * path it is served under; `OUT_DIR`, the output folder, by default `dist`.
 */
export function site(): Plugin {
  return {
    name: 'site',
    apply: 'build',
    config() {
      const { env } = process;
      // Also where a shell or a test has set another: React has a slower build for development.
      env.NODE_ENV = 'production';
      const dist = env.OUT_DIR || 'dist';
      const base = readBasePath(env);
      // Hosts map paths to folders, so the base path becomes a folder.
      const folder = join(dist, 'site', base);
      // Inside the project, so that its imports resolve.
      const server = mkdtempSync(join('node_modules', '.server-'));
      process.on('exit', () => rmSync(server, { recursive: true, force: true }));
      return {
        base,
        logLevel: 'warn',
        environments: {
          client: {
            build: {
              outDir: folder,
              emptyOutDir: true,
              manifest: true,
              license: { fileName: 'licenses.txt' },
              rolldownOptions: { output: siteChunks },
            },
          },
          // What prerenders the site, with the site's own code.
          ssr: {
            build: {
              outDir: server,
              copyPublicDir: false,
              ssr: true,
              rolldownOptions: { input: 'plugins/prerender/prerender-site.ts' },
            },
          },
          // Apart from the client, so that the workbench does not affect the site's chunks.
          workbench: {
            consumer: 'client',
            build: {
              outDir: folder,
              emptyOutDir: false,
              copyPublicDir: false,
              // ELK, which only a page without workers bundles.
              chunkSizeWarningLimit: 2000,
              rolldownOptions: {
                input: 'statecharts.html',
                output: {
                  codeSplitting: { groups: [react] },
                  // The texts for Stately are told apart from the machines that visitors load.
                  chunkFileNames: ({ facadeModuleId }) =>
                    `assets/${facadeModuleId?.endsWith('?raw') ? 'stately-' : ''}[name]-[hash].js`,
                },
              },
            },
          },
        },
        builder: {
          sharedConfigBuild: true,
          sharedPlugins: true,
          async buildApp(builder) {
            const { client, ssr, workbench } = builder.environments;
            if (!client || !ssr || !workbench) throw new Error('An environment is missing');
            const started = performance.now();
            rmSync(join(dist, 'site'), { recursive: true, force: true });
            await builder.build(client);
            // While the other environments are built, which use one core.
            const scripts = compressFiles(folder, /\.js$/);
            await builder.build(ssr);
            await builder.build(workbench);
            const { prerenderSite } = (await import(
              pathToFileURL(join(server, 'prerender-site.js')).href
            )) as typeof import('./prerender/prerender-site');
            await scripts;
            const workbenchScripts = compressFiles(folder, /\.js$/);
            const { pageCount, finish } = await prerenderSite({ dist, folder, base, env });
            await workbenchScripts;
            await Promise.all([compressFiles(folder), finish()]);
            const seconds = ((performance.now() - started) / 1000).toFixed(1);
            console.log(`Built ${pageCount} pages in ${seconds} s.`);
          },
        },
      };
    },
  };
}
