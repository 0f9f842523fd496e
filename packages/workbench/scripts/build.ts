/**
 * Builds the package to `dist/`: modules for browsers and Node, their types, and the stylesheets. React
 * and XState are the app's; the other packages are in the modules, so that an app needs none of them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const outDir = here('dist');

const shared = {
  configFile: false,
  root: here('.'),
  base: './',
  logLevel: 'error',
  worker: { format: 'es' },
} satisfies InlineConfig;

/** The modules that `package.json` exports, and those that they share. */
const buildModules = () =>
  build({
    ...shared,
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      license: { fileName: 'licenses.md' },
      lib: {
        entry: Object.fromEntries(
          ['index', 'headless', 'layout/index', 'layout/headless', 'chart/index'].map((name) => [
            name,
            here(`src/${name}.ts`),
          ]),
        ),
        formats: ['es'],
      },
      rolldownOptions: { external: [/^(react|react-dom|xstate)(\/|$)/] },
    },
  });

/** What apps give their actors, in one file that needs nothing. */
const buildHook = (name: string) =>
  build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: { [name]: here(`src/${name}.ts`) }, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });

/** Modules for Node, with the packages that they need. */
const buildForNode = () =>
  build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      license: { fileName: 'server/licenses.md' },
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(
          ['hook/node', 'server/start'].map((name) => [name, here(`src/${name}.ts`)]),
        ),
        // Optional parts of `ws`.
        external: ['bufferutil', 'utf-8-validate'],
        output: { entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js' },
      },
    },
  });

/** The page that the server serves, with all that it needs. */
const buildPage = () =>
  build({
    ...shared,
    root: here('src/page'),
    build: {
      outDir: here('dist/server/page'),
      target: 'es2022',
      license: { fileName: 'licenses.md' },
      chunkSizeWarningLimit: 3000,
    },
  });

/** A stylesheet with those that it imports. */
const buildStyles = (name: string) =>
  build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: {
        input: here(`src/${name}`),
        output: { assetFileNames: name },
      },
    },
  });

/** The types of the modules; what they import has the names that Node resolves, too. */
function buildTypes() {
  const tsc = here('../../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', here('tsconfig.build.json')], { stdio: 'inherit' });
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(outDir, name);
    const text = readFileSync(file, 'utf8').replace(
      /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)(?=['"])/g,
      (_, start: string, path: string) => {
        // TypeScript takes the shortest path to a type, through the entry that has React.
        if (/^\.+$/.test(path)) return `${start}${path}/headless.js`;
        const isFile = existsSync(`${resolve(dirname(file), path)}.d.ts`);
        return `${start}${path}${isFile ? '.js' : '/index.js'}`;
      },
    );
    writeFileSync(file, text);
  }
}

rmSync(outDir, { recursive: true, force: true });
await buildModules();
for (const name of ['hook/index', 'hook/mask-messages']) await buildHook(name);
await buildForNode();
await buildPage();
for (const name of ['workbench.css', 'chart/drawing.css']) await buildStyles(name);
buildTypes();
