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
import { builtSizes, type Figures, measurePage, medians } from './measure-page';
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

/** The medians of a page's runs, in turns with those of the plain page and of the one beside. */
async function measureInTurns(path: string) {
  const urls = { page: site.url + path, plain: plain.url, beside: values.beside };
  const found: Record<keyof typeof urls, Figures[]> = { page: [], plain: [], beside: [] };
  const failures = new Set<string>();
  const slowdown = values.slowdown ? Number(values.slowdown) : undefined;
  const options = { browser: findBrowser(), isDark: values.dark, slowdown };
  for (let run = 0; run < runs; run += 1) {
    for (const name of ['plain', 'beside', 'page'] as const) {
      const url = urls[name];
      if (!url) continue;
      const measured = await measurePage(url, options);
      // All are slowed as the first.
      options.slowdown ??= measured.slowdown;
      found[name].push(measured.figures);
      if (name !== 'page') continue;
      for (const failure of measured.failures) failures.add(failure);
      console.log(
        `\n${path}, run ${run + 1} of ${runs}, slowed ${measured.slowdown.toFixed(1)} times`,
      );
      console.log(['Long tasks:', ...measured.longTasks].join('\n  '));
    }
  }
  if (failures.size > 0) console.log(`Audits below 0.9: ${[...failures].join(' · ')}`);
  return {
    page: medians(found.page),
    plain: medians(found.plain),
    beside: medians(found.beside),
  };
}

const overview: Record<string, object> = {};
for (const path of paths) {
  const measured = values.sizes ? undefined : await measureInTurns(path);
  const figures: Figures = { ...measured?.page, ...builtSizes(folder, path) };
  const names = Object.keys(figures);
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
