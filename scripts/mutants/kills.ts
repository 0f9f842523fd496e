import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Kill, readKills } from '../../tests/mutants/kills';
import { type Mutant, nameMutant } from '../../tests/mutants/mutant';
import type { Failure } from '../support/read-report';

const path = resolve('tests/mutants/kills.json');

/** What a run has shown: the failure that killed each mutant, or none, by the mutants' names. */
export type Found = ReadonlyMap<string, Failure | undefined>;

export const toKill = ({ name, file }: Failure): Kill => ({ test: name, file });

/**
 * The tests of the site that killed these mutants last: their files, and a pattern of their names.
 * Undefined if one has no such kill on record.
 */
export function lastTests(mutants: readonly Mutant[]) {
  const recorded = readKills();
  const kills = mutants.map((mutant) => recorded[nameMutant(mutant)]);
  if (!kills.every((kill) => kill?.file.startsWith('tests/site/'))) return undefined;
  const toPattern = (name = '') => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return {
    files: [...new Set(kills.map((kill) => kill?.file ?? ''))],
    names: kills.map((kill) => toPattern(kill?.test)).join('|'),
  };
}

/** Records which tests kill these mutants, and forgets mutants that are gone. */
export function writeKills(found: Found, all: readonly string[]): void {
  const kills = { ...readKills() };
  for (const [mutant, kill] of found) {
    if (kill) kills[mutant] = toKill(kill);
    else delete kills[mutant];
  }
  const kept = Object.entries(kills)
    .filter(([name]) => all.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
