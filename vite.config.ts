import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { excerpts } from './deploy/build/excerpts.ts';
import { firmCheck } from './deploy/build/firm/plugin.ts';
import { pictures } from './deploy/build/pictures/plugin.ts';
import { posts } from './deploy/build/posts/plugin.ts';
import { statelyTexts } from './deploy/build/stately-text.ts';
import { answerTime } from './src/specification.ts';
import { barColors } from './src/theme/colors.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The oldest browsers that know `light-dark()`, which is faster than the variables that would replace it. */
const themingBrowsers = ['chrome123', 'firefox120', 'safari17.5'];

/** Timeouts in ms for tests in browsers, on a busy machine. */
const inBrowsers = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

/** Tests of the built site, in one browser. */
const onTheSite = {
  ...inBrowsers,
  globalSetup: 'tests/support/site-setup.ts',
  // Test files keep no module state, so they can share one process, which is faster.
  isolate: false,
  maxConcurrency: 2,
} as const;

/** Seeds the random tests; a failing run prints its seed. */
const fuzzSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

const alias = {
  '@machines': here('./machines'),
  '@': here('./src'),
};

/** `vitest --mode nightly` tests every page and includes the long runs. */
export default defineConfig(({ mode, command }) => {
  const isNightly = mode === 'nightly';
  return {
    // The site's build replaces excerpts itself; tests run their modules unchanged.
    plugins: [
      react(),
      tailwindcss(),
      firmCheck(),
      posts(),
      pictures(),
      statelyTexts(),
      command === 'serve' && mode === 'development' && excerpts(),
    ],
    resolve: { alias },
    define: {
      __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
      // For `index.html`.
      'import.meta.env.VITE_ANSWER_TIME': JSON.stringify(answerTime),
      'import.meta.env.VITE_LIGHT_BARS': JSON.stringify(barColors.light),
      'import.meta.env.VITE_DARK_BARS': JSON.stringify(barColors.dark),
    },
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      cssTarget: themingBrowsers,
      manifest: true,
      assetsInlineLimit: 0,
    },
    test: {
      // Vitest's default on two cores is one.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // No file changes module state that another file reads, so they can share processes.
            isolate: false,
            include: ['{tests/{machines,unit,specification,words},packages}/**/*.test.{ts,tsx}'],
            provide: { isNightly },
            // On a busy machine, a test takes many times as long.
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            ...onTheSite,
            name: 'site',
            include: [isNightly ? 'tests/{site,fuzz}/**/*.test.ts' : 'tests/site/**/*.test.ts'],
            provide: { isNightly, fuzzSeed },
          },
        },
        {
          extends: true,
          test: {
            ...onTheSite,
            name: 'workbench',
            include: ['tests/workbench/**/*.test.ts'],
            provide: { isNightly },
          },
        },
        {
          extends: true,
          test: {
            name: 'hosting',
            environment: 'node',
            globalSetup: 'tests/hosting/setup.ts',
            include: [`tests/hosting/{local,nginx${isNightly ? ',base-path' : ''}}.test.ts`],
            provide: { needsNginx: false },
            testTimeout: 30_000,
            hookTimeout: 300_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'nginx',
            environment: 'node',
            include: ['tests/hosting/nginx.test.ts'],
            provide: { needsNginx: true },
          },
        },
        {
          extends: true,
          test: {
            name: 'workers',
            environment: 'node',
            include: ['tests/hosting/workers.test.ts'],
            hookTimeout: 300_000,
          },
        },
        {
          extends: true,
          test: {
            ...inBrowsers,
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            provide: { isNightly },
            globalSetup: 'tests/engines/setup.ts',
          },
        },
      ],
    },
  };
});
