import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/** Puts files that need a DOM last: a worker ends when the next file has another environment. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !needsDom(file)), ...sorted.filter(needsDom)];
  }
}

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
        sequence: { sequencer: ByEnvironment },
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              environment: 'node',
              // No file changes module state that another file reads, so they can share processes.
              isolate: false,
              include: ['tests/{machines,unit,specification,words}/**/*.test.{ts,tsx}'],
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
