import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Kill, readKills } from '../docs/conformance';
import type { Failure } from '../support/read-report';

const path = resolve('tests/mutants/kills.json');

/** What a run has shown: the failure that killed each mutant, or none, by the mutants' names. */
export type Found = ReadonlyMap<string, Failure | undefined>;

export const toKill = ({ name, file }: Failure): Kill => ({ test: name, file });

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
