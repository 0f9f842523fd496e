import { execFileSync } from 'node:child_process';
import { type Mutant, nameMutant } from '../../tests/mutants/mutant';
import { findBrowser } from '../../tests/support/find-browser';
import { walks } from '../../tests/support/site-walks';
import { oracle } from '../../tests/traces/oracle';
import { readClauses } from '../docs/clauses';
import { type MutantVerdict, saveVerdicts, writeVerdicts } from '../docs/verdicts';
import { type Found, toKill } from './kills';

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim();

/** Writes what a run has shown of each clause into a file for QA. Returns the file's path. */
export function reportVerdicts(mutants: readonly Mutant[], found: Found): string {
  const verdictOf = (name: string): MutantVerdict => {
    if (!found.has(name)) return { verdict: 'not run' };
    const kill = found.get(name);
    return kill ? { verdict: 'killed', by: toKill(kill) } : { verdict: 'survived' };
  };
  const pages = Object.entries(walks).map(([machine, { path }]) => [machine, path]);
  const isChanged = run('git', 'status', '--porcelain') !== '';
  const verdicts = writeVerdicts({
    clauses: readClauses(),
    oracle,
    pages: Object.fromEntries(pages),
    mutants: mutants.map((mutant) => {
      const { clause, file, why } = mutant;
      return { clause, file, why, ...verdictOf(nameMutant(mutant)) };
    }),
    commit: `${run('git', 'rev-parse', 'HEAD')}${isChanged ? ', with changes' : ''}`,
    engine: run(findBrowser(), '--version'),
    when: new Date(),
  });
  return saveVerdicts(verdicts);
}
