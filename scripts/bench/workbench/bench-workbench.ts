/**
 * Measures how soon the workbench responds, in a real browser, and what its hook costs an app:
 * `npm run bench:workbench [-- --runs=5]`, after a build. With `--hook`, the hook alone, without a
 * browser. Figures are medians, in ms unless they say otherwise. Exits with 1 if one is over its
 * budget.
 */
import { parseArgs } from 'node:util';
import { type HookFigure, measureHook } from './measure-hook';
import { measurePages, type PageFigure } from './measure-pages';

const hookBudgets: Record<HookFigure, number> = {
  'hook: µs an event, of 10,000': 20,
  'recorder: µs an event, of 10,000': 20,
  'recorder: longest stretch after 10,000 events': 50,
  'recorder: bytes compressed': 4096,
};
const pageBudgets: Record<PageFigure, number> = {
  'click, until its verdict and states are shown': 100,
  'longest task: load, filter and step through 10,000 steps': 200,
  'filter clause:ST-CART-5, 10,000 steps': 100,
  'longest task: search paths to all transitions': 200,
  'longest task: walk a path': 200,
  'longest task after 10,000 events in one': 50,
  'first drawing of a chart, median of all machines': 50,
  'first drawing of a chart, at most': 1000,
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, hook: { type: 'boolean', default: false } },
});
const count = Number(values.runs);

function report<Figure extends string>(
  budgets: Record<Figure, number>,
  runs: readonly Record<Figure, number>[],
): boolean {
  const rows = Object.entries<number>(budgets).map(([figure, budget]) => {
    const figures = runs.map((run) => run[figure as Figure]).sort((a, b) => a - b);
    const median = Math.round(figures[Math.floor(figures.length / 2)] ?? Number.NaN);
    return [figure, { median, budget, verdict: median <= budget ? 'within' : 'OVER' }] as const;
  });
  console.table(Object.fromEntries(rows));
  return rows.every(([, { verdict }]) => verdict === 'within');
}

const isWithin = [report(hookBudgets, await measureHook(count))];
if (!values.hook) isWithin.push(report(pageBudgets, await measurePages(count)));
process.exitCode = isWithin.every(Boolean) ? 0 : 1;
