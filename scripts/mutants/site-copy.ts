import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutant, type Mutant } from '../../tests/mutants/mutant';
import { copyRepository, removeCopy } from '../support/copy-repository';
import { type Failure, readReport } from '../support/read-report';
import { runCommand } from '../support/run-command';
import { startUnitTests } from './unit-tests';

/** A temporary copy of the repository to break, build and test. */
export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** Copies the repository and makes the copy the working directory; `signal` ends what runs in it. */
export async function copySite(signal: AbortSignal) {
  const home = process.cwd();
  const folder = copyRepository('mutants');
  process.chdir(folder);
  const unit = await startUnitTests();
  const run = (...args: readonly string[]) => runCommand('npx', args, { folder, signal });
  return {
    async remove() {
      await unit.close();
      process.chdir(home);
      removeCopy(folder);
    },

    /** Builds the site. Rejects with what the build wrote if it fails. */
    build: () => run('vite', 'build', '--', '--uncompressed'),

    /** Runs the unit tests of these files whose names match a pattern. Returns the failures. */
    testUnits: async (files: readonly string[], names: string) => {
      signal.throwIfAborted();
      return unit.run(files, names);
    },

    /** The same for the tests of the built site. */
    async testSite(files: readonly string[], names: string): Promise<Failure[]> {
      if (files.length === 0) return [];
      const report = join(folder, 'mutants.json');
      rmSync(report, { force: true });
      // A time-out is no kill, so it need not be long.
      const args = [
        '--project',
        'site',
        '--testTimeout=30000',
        '--reporter=json',
        `--outputFile=${report}`,
      ];
      let output = '';
      try {
        await run('vitest', 'run', ...args, '-t', names, ...files);
      } catch (error) {
        signal.throwIfAborted();
        output = String(error);
      }
      try {
        return readReport(report, folder).failures;
      } catch {
        throw new Error(`The tests did not run: ${output}`);
      }
    },

    /** Does something with mutants in the copy. */
    async with<T>(mutants: readonly Mutant[], work: () => Promise<T>): Promise<T> {
      const before = new Map<string, string>();
      const after = new Map<string, string>();
      for (const mutant of mutants) {
        const text = before.get(mutant.file) ?? readFileSync(mutant.file, 'utf8');
        before.set(mutant.file, text);
        after.set(mutant.file, applyMutant(after.get(mutant.file) ?? text, mutant));
      }
      const write = (texts: ReadonlyMap<string, string>) => {
        for (const [file, text] of texts) {
          writeFileSync(file, text);
          unit.forget(file);
        }
      };
      try {
        write(after);
        return await work();
      } finally {
        write(before);
      }
    },
  };
}
