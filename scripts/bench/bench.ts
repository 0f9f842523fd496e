/**
 * Measures the built site against its budgets: `npm run bench [-- --runs=5 --all --dark --slowdown=8
 * --beside=http://… /path …]`, by default the five kinds of pages that visitors begin with. A plain static
 * page, and the one that stands beside, are measured in turns with each path. Throttling is simulated, and
 * then applied: as much as makes this machine as slow as the phone that Lighthouse emulates, or by
 * --slowdown. With --dark on a system whose theme is dark. Only what each page weighs, without a build:
 * `npm run bench:sizes`. Exits with 1 if a budget is exceeded.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBuiltSite } from '../../server/site-rules';
import { serveSite } from '../../server/site-server';
import { type Route, routes } from '../../src/routes';
import { findBrowser } from '../../tests/support/find-browser';
import { budgets, buildBudget, describeBudget, isWithin } from './budgets';
import { builtSizes } from './built-sizes';
import { type Figure, type Figures, measurePage, medians, slowdownFor } from './measure-page';
import { servePage } from './serve-page';

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    all: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    slowdown: { type: 'string' },
    beside: { type: 'string' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const everyRoute = new Set(
  (routes as readonly Route[]).map(({ path, unknownName }) => unknownName ?? path),
);
const startPages = [
  '/',
  '/blog/the-27th-payday-arrives-about-every-eleven-years',
  '/services/payroll-processing',
  '/shop/payroll-from-the-first-hire',
  '/checkout',
];
let isOverBudget = false;

if (!values.sizes) {
  rmSync('dist', { recursive: true, force: true });
  const started = performance.now();
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
  const buildSeconds = (performance.now() - started) / 1000;
  isOverBudget ||= buildSeconds > buildBudget;
  console.log(`Cold build: ${buildSeconds.toFixed(1)} s (budget ${buildBudget} s)`);
}

const { folder } = findBuiltSite('dist');
const named = positionals.length > 0 ? positionals : startPages;
const paths = values.all || values.sizes ? everyRoute : named;
const site = await serveSite('dist');
const plain = await servePage(
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><meta name="description" content="A plain page"><style>${'h1{color:#123123}'.repeat(300)}</style><h1>Plain</h1>`,
);

/** The medians of a page's runs in turns with those of the plain page and of the one beside. */
async function measureInTurns(path: string, browser: string) {
  const measured = { page: [] as Figures[], plain: [] as Figures[], beside: [] as Figures[] };
  const failures = new Set<string>();
  let longTasks: string[] = [];
  let slowdown = Number(values.slowdown);
  const measure = async (url: string) => {
    const isDark = values.dark;
    const computed = await measurePage(url, browser, { method: 'simulate', isDark });
    if (!values.slowdown && url === plain.url) slowdown = slowdownFor(computed.speed);
    const real = await measurePage(url, browser, { method: 'devtools', isDark, slowdown });
    const figures = { ...computed.figures, ...real.figures };
    return { ...computed, longTasks: real.longTasks, figures };
  };
  for (let run = 0; run < runs; run += 1) {
    measured.plain.push((await measure(plain.url)).figures);
    if (values.beside) measured.beside.push((await measure(values.beside)).figures);
    const page = await measure(site.url + path);
    measured.page.push(page.figures);
    longTasks = page.longTasks;
    for (const failure of page.failures) failures.add(failure);
  }
  console.log(`\n${path}, medians of ${runs} runs, slowed ${slowdown.toFixed(1)} times`);
  console.log(['Long tasks of the last run:', ...longTasks].join('\n  '));
  if (failures.size > 0) console.log(`Audits below 0.9: ${[...failures].join(' · ')}`);
  return {
    page: medians(measured.page),
    plain: medians(measured.plain),
    beside: medians(measured.beside),
  };
}

const overview: Record<string, Figures & { over: string }> = {};
for (const path of paths) {
  const measured = values.sizes ? undefined : await measureInTurns(path, findBrowser());
  const figures: Figures = { ...measured?.page, ...builtSizes(folder, path) };
  const names = Object.keys(figures) as Figure[];
  const over = names.filter((name) => !isWithin(name, figures[name], measured?.plain[name]));
  isOverBudget ||= over.length > 0;
  overview[path] = { ...figures, over: over.join(', ') };
  if (!measured) continue;
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          page: figures[name],
          'plain page': measured.plain[name] ?? '',
          ...(values.beside && { beside: measured.beside[name] ?? '' }),
          budget: describeBudget(name),
          verdict: over.includes(name) ? 'OVER' : budgets[name] ? 'within' : '',
        },
      ]),
    ),
  );
}

if (Object.keys(overview).length > 1) console.table(overview);
site.close();
plain.close();
process.exitCode = isOverBudget ? 1 : 0;
