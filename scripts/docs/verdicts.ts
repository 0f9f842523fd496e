import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { citationsOf } from '@/workbench/judge/citations';
import type { Oracle } from '@/workbench/judge/oracle';
import { linkToClause } from '@/workbench/link';
import type { Kill } from '../../tests/mutants/kills';
import type { Mutant } from '../../tests/mutants/mutant';
import { type Carrier, carriersOf } from './carriers';
import { pageOf } from './clause-pages';
import { type Clause, isReadByPeople, originsOf } from './clauses';

/** What a run showed of a mutant. */
export type MutantVerdict =
  | { verdict: 'killed'; by: Kill }
  | { verdict: 'survived' }
  | { verdict: 'not run' };

export type JudgedMutant = Pick<Mutant, 'clause' | 'file' | 'why'> & MutantVerdict;

export type ClauseVerdict = 'proven' | 'survived' | 'not run' | 'no mutant' | 'read by people';

export type JudgedClause = {
  id: string;
  /** Where its parts come from: `given`, `decided`, `added`, `departs`. */
  origins: string[];
  text: string;
  verdict: ClauseVerdict;
  /** The states and transitions that carry it. */
  machines: Carrier[];
  mutants: (Pick<Mutant, 'file' | 'why'> & MutantVerdict)[];
  /** Addresses within the site: a page where it can be seen, and the workbench at the clause. */
  links: { page: string; workbench: string };
};

/** The verdict on each clause, for those who check the site. */
export type Verdicts = {
  format: 'conformance 1';
  commit: string;
  /** The browser of the tests, such as `Chromium 156.0.7300.1`. */
  engine: string;
  /** When the run ended, in ISO 8601. */
  when: string;
  clauses: JudgedClause[];
};

export type Run = {
  clauses: readonly Clause[];
  oracle: Oracle;
  /** The page of each machine, by its id: those of the workbench's walks. */
  pages: Readonly<Record<string, string>>;
  /** All mutants, also those that were not run. */
  mutants: readonly JudgedMutant[];
  commit: string;
  engine: string;
  when: Date;
};

/** A clause is proven if it has mutants and tests kill all of them. */
function judgeClause({ text }: Clause, mutants: readonly MutantVerdict[]): ClauseVerdict {
  if (mutants.length === 0) return isReadByPeople(text) ? 'read by people' : 'no mutant';
  if (mutants.some(({ verdict }) => verdict === 'survived')) return 'survived';
  return mutants.every(({ verdict }) => verdict === 'killed') ? 'proven' : 'not run';
}

/** The verdicts of a run of the mutants. Throws if a clause has no page. */
export function writeVerdicts(run: Run): Verdicts {
  const { oracle, pages, commit, engine, when } = run;
  const machines = Object.values(oracle.machines);
  const citations = citationsOf(oracle);
  const clauses = run.clauses.map((clause): JudgedClause => {
    const { id, text } = clause;
    const [part] = citations.get(id) ?? [];
    const page = pageOf(id, pages[part?.machine ?? '']);
    if (!page) throw new Error(`${id} has no page: name one in scripts/docs/clause-pages.ts`);
    const mutants = run.mutants
      .filter((mutant) => mutant.clause === id)
      .map(({ clause: _, ...mutant }) => mutant);
    return {
      id,
      origins: originsOf(text),
      text,
      verdict: judgeClause(clause, mutants),
      machines: carriersOf(id, machines),
      mutants,
      links: { page, workbench: `/statecharts${linkToClause(id, part)}` },
    };
  });
  return { format: 'conformance 1', commit, engine, when: when.toISOString(), clauses };
}

/** Writes the verdicts of a run to a file, by default in a folder that Git ignores. Returns its path. */
export function saveVerdicts(verdicts: Verdicts, file = 'reports/conformance.json'): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(verdicts, null, 2)}\n`);
  return file;
}
