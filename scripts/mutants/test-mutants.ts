/**
 * Breaks each clause of the specification on purpose and requires that a test of the clause fails for
 * it, by name: `npm run test:mutants [-- BIZ-7 ST-MENU]`. Exits with 1 if a mutant survives, and with 2
 * if the unaltered site fails, or a mutant can't be applied.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutants as all } from '../../tests/mutants/all';
import { applyMutant, type Mutant } from '../../tests/mutants/mutant';
import { copyRepository, removeCopy } from '../support/copy-repository';
import { type Failure, readReport } from '../support/read-report';
import { runCommand } from '../support/run-command';
import { findKill } from './find-kill';
import { groupMutants } from './group-mutants';
import { namePattern, testsOf } from './tests-of';

const { positionals: clauses } = parseArgs({ allowPositionals: true });
const chosen = all().filter(({ clause }) => clauses.length === 0 || clauses.includes(clause));
const unknown = clauses.filter((clause) => !chosen.some((mutant) => mutant.clause === clause));
if (unknown.length > 0) {
  console.error(`No mutant has the clause ${unknown.join(', ')}.`);
  process.exit(2);
}

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => interruption.abort(new Error('Stopped.')));
}
const folder = copyRepository('mutants');
const run = (...args: readonly string[]) => runCommand('npx', args, { folder, signal });

/** Runs tests in the copy, of the site only those that name a clause. Returns the failures. */
async function runTests(
  project: 'unit' | 'site',
  files: readonly string[],
  of: readonly string[],
): Promise<Failure[]> {
  if (files.length === 0) return [];
  const report = join(folder, 'mutants.json');
  rmSync(report, { force: true });
  const args = ['--project', project, '--reporter=json', `--outputFile=${report}`];
  try {
    const named = project === 'site' ? ['-t', namePattern(of)] : [];
    await run('vitest', 'run', ...args, ...named, ...files);
  } catch {
    signal.throwIfAborted();
  }
  const { failures, count } = readReport(report, folder);
  if (count === 0 && project === 'unit') throw new Error(`No test ran of ${files.join(', ')}.`);
  return failures;
}

/** Applies mutants to the copy, and returns what undoes them. */
function apply(mutants: readonly Mutant[]): () => void {
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
  write(after);
  return () => write(before);
}

/** Builds the copy with mutants in it, and runs the tests of their clauses. Returns the failures. */
async function failuresWith(mutants: readonly Mutant[]): Promise<Failure[]> {
  const undo = apply(mutants);
  try {
    const broken = mutants.map(({ clause }) => clause);
    const { unit, site } = testsOf(broken);
    const failures = await runTests('unit', unit, broken);
    if (mutants.every(({ clause }) => findKill(clause, failures))) return failures;
    await run('tsx', 'deploy/build/build.ts');
    return [...failures, ...(await runTests('site', site, broken))];
  } finally {
    undo();
  }
}

const name = ({ clause, file, why }: Mutant) => `${clause}: ${why} (${file})`;
const survivors: Mutant[] = [];

/** Tests mutants together; those that no test kills, alone. */
async function testGroup(group: readonly Mutant[]): Promise<void> {
  // A build that several mutants share can fail for one of them.
  const failures = await failuresWith(group).catch((error: unknown) => {
    signal.throwIfAborted();
    return [{ file: '', name: 'the build', message: String(error) }];
  });
  for (const mutant of group) {
    const kill = findKill(mutant.clause, failures);
    if (kill) console.log(`✓ ${name(mutant)}\n    ${kill.name}`);
    else if (group.length > 1) await testGroup([mutant]);
    else {
      survivors.push(mutant);
      console.log(`✗ ${name(mutant)} survives`);
      for (const failure of failures.slice(0, 3)) {
        console.log(`    not a kill: ${failure.name}: ${failure.message}`);
      }
    }
  }
}

try {
  for (const mutant of chosen) applyMutant(readFileSync(mutant.file, 'utf8'), mutant);
  console.log(`${chosen.length} mutants. First the tests without any …`);
  const named = [...new Set(chosen.map(({ clause }) => clause))];
  const { unit, site } = testsOf(named);
  await run('tsx', 'deploy/build/build.ts');
  const faults = [
    ...(await runTests('unit', unit, named)),
    ...(await runTests('site', site, named)),
  ];
  if (faults.length > 0) {
    const lines = faults.map((fault) => `${fault.name}: ${fault.message}`);
    throw new Error(`Without a mutant, tests fail:\n${lines.join('\n')}`);
  }
  for (const group of groupMutants(chosen)) await testGroup(group);
  console.log(`${chosen.length - survivors.length} killed, ${survivors.length} survive.`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = signal.aborted ? 130 : 2;
} finally {
  removeCopy(folder);
}
