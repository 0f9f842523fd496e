import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const isSlow = ({ moduleId }: TestSpecification) => /-properties\.test\.ts$/.test(moduleId);

/** Runs the slow tests last: most mutants are killed before. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)));
  }
}

/** The tests of what machines, `src/payroll` and `src/lib` do, without those that read sources. */
export default defineConfig({
  root: here('.'),
  resolve: {
    alias: {
      '@machines': here('machines'),
      '@': here('src'),
    },
  },
  test: {
    environment: 'node',
    sequence: { sequencer: SlowLast },
    include: [
      'tests/stryker/loads.test.ts',
      'tests/machines/{tables,*-holds,*-properties}.test.ts',
      'tests/unit/payroll/*.test.ts',
      'tests/unit/{base-path,lib,page-address}.test.ts',
      'tests/unit/{phone-line,places,prerender,wording}.test.ts',
    ],
    provide: { isNightly: false },
    testTimeout: 30_000,
  },
});
