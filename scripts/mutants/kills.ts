import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Failure } from '../support/read-report';

/** The test that kills a mutant: its full name, and its file. */
type Kill = { test: string; file: string };

const path = resolve('tests/mutants/kills.json');

/** The tests that killed the mutants when they last ran, by the mutants' names. */
export const readKills = (): Record<string, Kill> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

/** Records which tests kill these mutants, and forgets mutants that are gone. */
export function writeKills(
  verdicts: ReadonlyMap<string, Failure | undefined>,
  all: readonly string[],
): void {
  const kills = readKills();
  for (const [mutant, kill] of verdicts) {
    if (kill) kills[mutant] = { test: kill.name, file: kill.file };
    else delete kills[mutant];
  }
  const kept = Object.entries(kills)
    .filter(([name]) => all.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
