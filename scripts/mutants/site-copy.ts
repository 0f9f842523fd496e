import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutant, type Mutant } from '../../tests/mutants/mutant';
import { copyRepository, removeCopy } from '../support/copy-repository';
import { type Failure, readReport } from '../support/read-report';
import { runCommand } from '../support/run-command';

/** A temporary copy of the repository to break, build and test. */
export type SiteCopy = ReturnType<typeof copySite>;

/** Makes a copy of the repository; `signal` ends what runs in it. */
export function copySite(signal: AbortSignal) {
  const folder = copyRepository('mutants');
  const run = (...args: readonly string[]) => runCommand('npx', args, { folder, signal });
  return {
    remove: () => removeCopy(folder),

    /** Builds the site. Rejects with what the build wrote if it fails. */
    build: () => run('tsx', 'deploy/build/build.ts'),

    /** Runs these test files, those tests only whose names match a pattern. Returns the failures. */
    async test(
      project: 'unit' | 'site',
      files: readonly string[],
      names?: string,
    ): Promise<Failure[]> {
      if (files.length === 0) return [];
      const report = join(folder, 'mutants.json');
      rmSync(report, { force: true });
      const args = ['--project', project, '--reporter=json', `--outputFile=${report}`];
      let output = '';
      try {
        await run('vitest', 'run', ...args, ...(names ? ['-t', names] : []), ...files);
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
        const path = join(folder, mutant.file);
        const text = before.get(path) ?? readFileSync(path, 'utf8');
        before.set(path, text);
        after.set(path, applyMutant(after.get(path) ?? text, mutant));
      }
      const write = (texts: ReadonlyMap<string, string>) => {
        for (const [path, text] of texts) writeFileSync(path, text);
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
