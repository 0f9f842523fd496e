import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

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

/** `vitest --mode nightly` tests every page and includes the long runs. */
export default defineConfig((env) => {
  const isNightly = env.mode === 'nightly';
  return mergeConfig(
    viteConfig(env),
    defineConfig({
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
              include: ['tests/{machines,unit,specification,words}/**/*.test.{ts,tsx}'],
              exclude: ['**/*.dom.test.{ts,tsx}'],
              provide: { isNightly },
              // On a busy machine, a test takes many times as long.
              testTimeout: 30_000,
            },
          },
          {
            extends: true,
            test: {
              // Each file has a document of its own.
              name: 'dom',
              environment: 'happy-dom',
              include: ['tests/{machines,unit,specification,words}/**/*.dom.test.{ts,tsx}'],
              provide: { isNightly },
              testTimeout: 30_000,
            },
          },
          {
            extends: true,
            test: {
              ...onTheSite,
              name: 'site',
              include: ['tests/site/**/*.test.ts'],
              provide: { isNightly },
            },
          },
          {
            extends: true,
            test: {
              ...onTheSite,
              // What `.ci/run` tests of the built site, and `npm test` does not.
              name: 'release',
              include: [`tests/${isNightly ? '{release,fuzz}' : 'release'}/**/*.test.ts`],
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
              include: [`tests/hosting/${isNightly ? '*' : 'hosts'}.test.ts`],
              testTimeout: 30_000,
              hookTimeout: 300_000,
            },
          },
          {
            extends: true,
            test: {
              ...inBrowsers,
              name: 'engines',
              include: ['tests/engines/**/*.test.ts'],
              globalSetup: 'tests/engines/setup.ts',
            },
          },
        ],
      },
    }),
  );
});
