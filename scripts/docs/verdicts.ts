import { citationsOf } from '@/workbench/judge/counts';
import type { Charts } from '@/workbench/judge/oracle';
import { linkToClause } from '@/workbench/link';
import { type Carrier, carriersOf } from './carriers';
import { pageOf } from './clause-pages';
import { type Clause, namesClause, originsOf } from './clauses';
import type { RunTest } from './named-tests';

export type JudgedClause = {
  id: string;
  /** Where its parts come from: `given`, `decided`, `added`, `departs`. */
  origins: string[];
  text: string;
  /** `passed` if tests that name it ran, and all of them passed. */
  verdict: 'passed' | 'failed' | 'not run';
  /** The states and transitions that carry it. */
  machines: Carrier[];
  tests: RunTest[];
  /** Addresses within the site: a page where it can be seen, and the workbench at the clause. */
  links: { page: string; workbench: string };
};

/** The verdict on each clause, for those who check the site. */
export type Verdicts = {
  format: 'conformance 2';
  commit: string;
  /** The browser of the tests, such as `Chromium 156.0.7300.1`. */
  engine: string;
  /** When the run ended, in ISO 8601. */
  when: string;
  clauses: JudgedClause[];
};

export type Run = {
  clauses: readonly Clause[];
  charts: Charts;
  /** The page of each machine, by its id: those of the walks. */
  pages: Readonly<Record<string, string>>;
  tests: readonly RunTest[];
  commit: string;
  engine: string;
  when: Date;
};

function judge(tests: readonly RunTest[]): JudgedClause['verdict'] {
  if (tests.some(({ status }) => status === 'failed')) return 'failed';
  return tests.some(({ status }) => status === 'passed') ? 'passed' : 'not run';
}

/** The verdicts of a run of the tests. Throws if a clause has no page. */
export function writeVerdicts(run: Run): Verdicts {
  const { charts, pages, commit, engine, when } = run;
  const machines = Object.values(charts.machines);
  const citations = citationsOf(charts);
  const clauses = run.clauses.map(({ id, text }): JudgedClause => {
    const [part] = citations.get(id) ?? [];
    const page = pageOf(id, pages[part?.machine ?? '']);
    if (!page) throw new Error(`${id} has no page: name one in scripts/docs/clause-pages.ts`);
    const tests = run.tests.filter(({ name }) => namesClause(name, id));
    return {
      id,
      origins: originsOf(text),
      text,
      verdict: judge(tests),
      machines: carriersOf(id, machines),
      tests,
      links: { page, workbench: `/statecharts${linkToClause(id, part)}` },
    };
  });
  return { format: 'conformance 2', commit, engine, when: when.toISOString(), clauses };
}
