import { join, relative } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import type { Failure } from '../support/read-report';

/** Unit tests of the working directory that can run again and again, after changes of its files. */
export type UnitTests = Awaited<ReturnType<typeof startUnitTests>>;

/** Starts a Vitest that stays, which saves its start for each run. */
export async function startUnitTests() {
  const root = process.cwd();
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: ['unit'],
    reporters: [{}],
    silent: true,
  });
  const toFailure = (file: string, test: TestCase): Failure => {
    const [error] = test.result().errors ?? [];
    const [message = ''] = (error?.message ?? '').split('\n');
    return {
      file,
      name: test.fullName.replaceAll(' > ', ' '),
      message: `${error?.name}: ${message}`,
    };
  };
  return {
    /** Runs the tests of these files whose names match a pattern. Returns the failures. */
    async run(files: readonly string[], names: string): Promise<Failure[]> {
      if (files.length === 0) return [];
      vitest.setGlobalTestNamePattern(names);
      const specifications = await vitest.globTestSpecifications([...files]);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      // It returns the modules of earlier runs, too.
      const ran = new Set(specifications.map(({ moduleId }) => moduleId));
      return testModules.flatMap((module) => {
        if (!ran.has(module.moduleId)) return [];
        const file = relative(root, module.moduleId);
        const [error] = module.errors();
        if (error) return [{ file, name: 'the whole file', message: String(error.message) }];
        return [...module.children.allTests('failed')].map((test) => toFailure(file, test));
      });
    },

    /** Reads a file again for the next run. */
    forget: (file: string) => vitest.invalidateFile(join(root, file)),

    close: () => vitest.close(),
  };
}
