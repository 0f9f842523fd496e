/**
 * Measures the built site against its budgets: `npm run bench [-- --runs=5 --all --dark --slowdown=8
 * --beside=http://… /path …]`, by default the five kinds of pages that visitors begin with. A plain static
 * page, and the one that stands beside, are measured in turns with each path. Throttling is simulated, and
 * then applied: as much as makes this machine as slow as the phone that Lighthouse emulates, or by
 * --slowdown. With --dark on a system whose theme is dark. Exits with 1 if a budget is exceeded.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { listen } from '../../server/listen';
import { findBuiltSite } from '../../server/site-rules';
import { createSiteServer } from '../../server/site-server';
import { findBrowser } from '../../tests/support/find-browser';
import { budgets, buildBudget } from './budgets';
import { builtSizes } from './built-sizes';
import { everyRoute } from './every-route';
import { type Figure, type Figures, measurePage, medians, slowdownFor } from './measure-page';

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    all: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    slowdown: { type: 'string' },
    beside: { type: 'string' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const startPages = [
  '/',
  '/blog/the-27th-payday-arrives-about-every-eleven-years',
  '/services/payroll-processing',
  '/shop/payroll-from-the-first-hire',
  '/checkout',
];
const describe = (name: Figure) => {
  const budget = budgets[name];
  if (!budget) return '';
  if ('min' in budget) return `≥ ${budget.min}`;
  return 'times' in budget ? `≤ ${budget.times} × plain` : `≤ ${budget.max}`;
};
const isWithin = (name: Figure, figure: number, plainFigure: number) => {
  const budget = budgets[name];
  if (!budget) return true;
  if ('min' in budget) return figure >= budget.min;
  return figure <= ('times' in budget ? budget.times * plainFigure : budget.max);
};
let isOverBudget = false;

rmSync('dist', { recursive: true, force: true });
const started = performance.now();
const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const buildSeconds = (performance.now() - started) / 1000;
isOverBudget ||= buildSeconds > buildBudget;
console.log(`Cold build: ${buildSeconds.toFixed(1)} s (budget ${buildBudget} s)`);

const { folder, rules } = findBuiltSite('dist');
const named = positionals.length > 0 ? positionals : startPages;
const paths = values.all ? everyRoute : named;
const local = { port: 0, hosts: ['127.0.0.1'] } as const;
const site = await listen(() => createSiteServer(folder, rules), local);
const plainHtml = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><meta name="description" content="A plain page"><style>${'h1{color:#123123}'.repeat(300)}</style><h1>Plain</h1>`;
const plain = await listen(
  () =>
    createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(plainHtml);
    }),
  local,
);
const browser = findBrowser();

const overview: Record<string, Figures & { over: string }> = {};
for (const path of paths) {
  const over: string[] = [];
  const measured: Figures[] = [];
  const baseline: Figures[] = [];
  const beside: Figures[] = [];
  let longTasks: string[] = [];
  let slowdown = Number(values.slowdown);
  const failures = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const measure = async (url: string) => {
      const isDark = values.dark;
      const computed = await measurePage(url, browser, { method: 'simulate', isDark });
      if (!values.slowdown && url === plain.url) slowdown = slowdownFor(computed.speed);
      const real = await measurePage(url, browser, { method: 'devtools', isDark, slowdown });
      longTasks = real.longTasks;
      return { ...computed, figures: { ...computed.figures, ...real.figures } };
    };
    baseline.push((await measure(plain.url)).figures);
    if (values.beside) beside.push((await measure(values.beside)).figures);
    const page = await measure(site.url + path);
    measured.push(page.figures);
    for (const failure of page.failures) failures.add(failure);
  }
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const figures: Figures = { ...medians(measured), ...builtSizes(folder, file) };
  const plainFigures = medians(baseline);
  const besideFigures = medians(beside);
  console.log(`\n${path}, medians of ${runs} runs, slowed ${slowdown.toFixed(1)} times`);
  console.table(
    Object.fromEntries(
      (Object.entries(figures) as [Figure, number][]).map(([name, figure]) => {
        const plainFigure = plainFigures[name] ?? Number.NaN;
        const isFine = isWithin(name, figure, plainFigure);
        if (!isFine) over.push(name);
        const verdict = budgets[name] ? (isFine ? 'within' : 'OVER') : '';
        return [
          name,
          {
            page: figure,
            'plain page': plainFigures[name] ?? '',
            ...(values.beside && { beside: besideFigures[name] ?? '' }),
            budget: describe(name),
            verdict,
          },
        ];
      }),
    ),
  );
  overview[path] = { ...figures, over: over.join(', ') };
  isOverBudget ||= over.length > 0;
  console.log(['Long tasks of the last run:', ...longTasks].join('\n  '));
  if (failures.size > 0) console.log(`Audits below 0.9: ${[...failures].join(' · ')}`);
}

if (paths.length > 1) console.table(overview);
site.close();
plain.close();
process.exitCode = isOverBudget ? 1 : 0;
