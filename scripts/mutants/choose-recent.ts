import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readKills } from '../../tests/mutants/kills';
import { type Mutant, nameMutant } from '../../tests/mutants/mutant';
import { namesClause } from '../docs/clauses';

/** How many mutants a run takes beyond those of recent changes. */
const others = 10;

/** The most mutants of a run, by the project whose tests killed them last; together below 4 minutes. */
const limits = { unit: 24, site: 4 };

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The files of the product that the last day's commits have changed. */
const changedFiles = () =>
  [...new Set(git('log', '--since=1.day', '--name-only', '--format=').split('\n'))].filter(
    (file) => /^(src|machines|plugins|server|index\.html)/.test(file) && existsSync(file),
  );

/**
 * The mutants of the clauses that the last day's changes carry, and ten others, as many as fit into a
 * short run; the commit's hash picks them.
 */
export function chooseRecent(mutants: readonly Mutant[]): Mutant[] {
  const commit = git('rev-parse', 'HEAD');
  const texts = changedFiles().map((file) => [file, readFileSync(file, 'utf8')] as const);
  const isRecent = (mutant: Mutant) =>
    texts.some(([file, text]) => file === mutant.file || namesClause(text, mutant.clause));
  const order = new Map(
    mutants.map((mutant) => [
      mutant,
      createHash('sha256')
        .update(`${commit} ${nameMutant(mutant)}`)
        .digest('hex'),
    ]),
  );
  const shuffled = mutants.toSorted((a, b) =>
    (order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1,
  );
  const recent = shuffled.filter(isRecent);
  const chosen = [...recent, ...shuffled.filter((mutant) => !isRecent(mutant)).slice(0, others)];
  const kills = readKills();
  const left = { ...limits };
  return chosen.filter((mutant) => {
    const file = kills[nameMutant(mutant)]?.file ?? 'tests/site/';
    const project = file.startsWith('tests/site/') ? 'site' : 'unit';
    left[project] -= 1;
    return left[project] >= 0;
  });
}
