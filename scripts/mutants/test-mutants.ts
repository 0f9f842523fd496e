/**
 * Breaks each clause of the specification on purpose and requires that a test of the clause fails for
 * it, by name: `npm run test:mutants [-- BIZ-7 ST-MENU]`, or `-- --recent` for those of the last day's
 * changes and a few more. Exits with 1 if a mutant survives, and with 2 if the unaltered site fails, or
 * a mutant can't be applied.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutants as all } from '../../tests/mutants/all';
import { applyMutant, type Mutant, nameMutant } from '../../tests/mutants/mutant';
import type { Failure } from '../support/read-report';
import { chooseRecent } from './choose-recent';
import { findKill } from './find-kill';
import { groupMutants } from './group-mutants';
import { lastTests, writeKills } from './kills';
import { reportVerdicts } from './report-verdicts';
import { copySite, type SiteCopy } from './site-copy';
import { namePattern, testsOf } from './tests-of';

const { positionals: clauses, values: options } = parseArgs({
  options: { recent: { type: 'boolean' } },
  allowPositionals: true,
});
const known = all();
const chosen = options.recent
  ? chooseRecent(known)
  : known.filter(({ clause }) => clauses.length === 0 || clauses.includes(clause));
const unknown = clauses.filter((clause) => !chosen.some((mutant) => mutant.clause === clause));
if (unknown.length > 0) {
  console.error(`No mutant has the clause ${unknown.join(', ')}.`);
  process.exit(2);
}

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interruption.abort(new Error('Stopped.')));
}

const verdicts = new Map<string, Failure | undefined>();

/** Says and records what became of a mutant, so that a run that is cut keeps what it saw. */
function conclude(mutant: Mutant, kill: Failure | undefined, failures: readonly Failure[]): void {
  verdicts.set(nameMutant(mutant), kill);
  writeKills(verdicts, known.map(nameMutant));
  console.log(`${kill ? '✓' : '✗'} ${nameMutant(mutant)}${kill ? '' : ' survives'}`);
  if (kill) console.log(`    ${kill.name}`);
  else {
    for (const { name, message } of failures.slice(0, 3))
      console.log(`    not a kill: ${name}: ${message}`);
  }
}

/** A run that did not come to its tests: its mutants are tried again alone, or survive. */
const broken = (error: unknown): Failure[] => {
  signal.throwIfAborted();
  return [{ file: '', name: 'the run', message: String(error).slice(0, 2000) }];
};

/** Tries the unit tests on a mutant. Returns whether one kills it. */
async function tryUnitTests(mutant: Mutant, copy: SiteCopy): Promise<boolean> {
  const { unit } = testsOf([mutant]);
  const failures = await copy
    .with([mutant], () => copy.testUnits(unit, namePattern([mutant])))
    .catch(broken);
  const kill = findKill(mutant.clause, failures);
  if (kill) conclude(mutant, kill, failures);
  return kill !== undefined;
}

/** Tests of the site: their files, and a pattern of their names. */
type SiteTests = { files: readonly string[]; names: string };

const everyTestOf = (mutants: readonly Mutant[]): SiteTests => ({
  files: testsOf(mutants).site,
  names: namePattern(mutants),
});

/**
 * Tries tests of the site on mutants together. Those that none kills clearly are tried alone, with
 * every test of their clause.
 */
async function trySiteTests(
  group: readonly Mutant[],
  { files, names }: SiteTests,
  copy: SiteCopy,
): Promise<void> {
  const failures = await copy
    .with(group, async () => {
      await copy.build();
      return copy.testSite(files, names);
    })
    .catch(broken);
  const every = everyTestOf(group);
  for (const mutant of group) {
    const others = group.map(({ clause }) => clause).filter((clause) => clause !== mutant.clause);
    const kill = findKill(mutant.clause, failures, others);
    if (kill || (group.length === 1 && names === every.names)) conclude(mutant, kill, failures);
    else {
      const alone = everyTestOf([mutant]);
      await requireSite(alone, copy);
      await trySiteTests([mutant], alone, copy);
    }
  }
}

/** Throws if tests of the site fail without a mutant. */
async function requireSite({ files, names }: SiteTests, copy: SiteCopy): Promise<void> {
  await copy.build();
  requireNone(await copy.testSite(files, names));
}

/** Throws if tests fail without a mutant. */
function requireNone(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const lines = failures.map((failure) => `${failure.name}: ${failure.message}`);
  throw new Error(`Without a mutant, tests fail:\n${lines.join('\n')}`);
}

let copy: SiteCopy | undefined;

try {
  for (const mutant of chosen) applyMutant(readFileSync(mutant.file, 'utf8'), mutant);
  copy = await copySite(signal);
  console.log(`${chosen.length} mutants of ${known.length}.`);
  requireNone(await copy.testUnits(testsOf(chosen).unit, namePattern(chosen)));
  const left: Mutant[] = [];
  for (const mutant of chosen) if (!(await tryUnitTests(mutant, copy))) left.push(mutant);
  // The tests that killed a group last, if each of its mutants was killed before.
  const groups = groupMutants(left).map((group) => ({
    group,
    tests: lastTests(group) ?? everyTestOf(group),
  }));
  if (groups.length > 0) {
    console.log(`${left.length} mutants are left to the tests of the built site.`);
    const files = [...new Set(groups.flatMap(({ tests }) => tests.files))];
    await requireSite({ files, names: groups.map(({ tests }) => tests.names).join('|') }, copy);
  }
  for (const { group, tests } of groups) await trySiteTests(group, tests, copy);

  await copy.remove();
  copy = undefined;
  const survivors = [...verdicts.values()].filter((kill) => !kill).length;
  console.log(`${verdicts.size - survivors} killed, ${survivors} survive.`);
  console.log(`The verdict on each clause is in ${reportVerdicts(known, verdicts)}.`);
  process.exitCode = survivors > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = signal.aborted ? 130 : 2;
} finally {
  await copy?.remove();
}
