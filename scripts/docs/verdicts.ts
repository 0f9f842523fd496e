import { citationsOf } from '@/workbench/judge/counts';
import type { Charts } from '@/workbench/judge/oracle';
import { linkToClause } from '@/workbench/link';
import type { Path } from '../../src/routes';
import { type Carrier, type Clause, carriersOf, namesClause, originsOf } from './clauses';
import type { NamedTest } from './conformance';

/**
 * The pages where clauses and families of clauses can be seen that no machine carries, or not where they
 * are meant.
 */
const pages = {
  '/': 'GEN RT LAY HOME ENT BIZ BIZ-10 ST-CAROUSEL',
  '/appointment': 'APPT VAL-2 BIZ-11',
  '/blog': 'BLOG-1 BIZ-6',
  '/blog-details': 'BLOG-2',
  '/cart': 'CART-1 BIZ-4',
  '/case-study': 'CASE',
  '/checkout': 'CHK VAL-4',
  '/contact': 'CONTACT VAL-3 BIZ-13',
  '/faq': 'FAQ BIZ-8',
  '/not-found': 'RT-6 ERR-1',
  '/pricing': 'PRICE',
  '/privacy-policy': 'LEGAL',
  '/register': 'RT-2',
  '/services': 'SERV',
  '/services/payroll-processing': 'RT-4',
  '/shop': 'SHOP-1 BIZ-3 BIZ-12',
  '/shop/shop-details': 'VAL-5',
  '/team': 'TEAM GEN-5',
  '/team/team-details': 'RT-5',
} satisfies Partial<Record<Path, string>>;

/** The page of the site on which each machine runs, by its id. */
export const machinePages: Readonly<Record<string, Path>> = {
  visit: '/blog',
  navigation: '/',
  mobileMenu: '/faq',
  desktopMenu: '/faq',
  headerScroll: '/faq',
  theme: '/faq',
  newsletter: '/faq',
  cart: '/cart',
  quantity: '/shop/shop-details',
  numberField: '/shop/shop-details',
  tabs: '/shop/shop-details',
  coupon: '/checkout',
  form: '/blog-details',
  select: '/appointment',
  combobox: '/checkout',
  search: '/blog',
  pricing: '/pricing',
  payStatement: '/',
  paydays: '/services/payroll-processing',
  faq: '/faq',
  videoDialog: '/about',
  carousel: '/login',
  slideShow: '/login',
  counter: '/',
};

const pageFor = (id: string) =>
  Object.entries(pages).find(([, ids]) => ids.split(' ').includes(id))?.[0];

export type RunTest = NamedTest & { status: 'passed' | 'failed' | 'skipped' };

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
  /** The page of each machine, by its id. */
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
  const { charts, commit, engine, when } = run;
  const machines = Object.values(charts.machines);
  const citations = citationsOf(charts);
  const clauses = run.clauses.map(({ id, text }): JudgedClause => {
    const [part] = citations.get(id) ?? [];
    const ofMachine = run.pages[part?.machine ?? ''];
    const page = pageFor(id) ?? ofMachine ?? pageFor(id.replace(/-\d+$/, ''));
    if (!page) throw new Error(`${id} has no page: name one in scripts/docs/verdicts.ts`);
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
