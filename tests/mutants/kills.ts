import { readFileSync } from 'node:fs';

/** The test that killed a mutant, by its full name, and its file. */
export type Kill = { test: string; file: string };

/** The kills that runs of `npm run test:mutants` have seen, by the names of the mutants. */
export type Kills = Readonly<Record<string, Kill>>;

/** The recorded kills. */
export const readKills = (): Kills => JSON.parse(readFileSync('tests/mutants/kills.json', 'utf8'));
