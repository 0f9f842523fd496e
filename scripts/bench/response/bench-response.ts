/**
 * Measures response times on a slow phone: the first tap of a visit and the same tap after hydration,
 * the hydration of a page without input, and a journey of taps and keys:
 * `npm run bench:response [-- --runs=5 --url=http://… menu coupon …]`, after a build or with the
 * address of a running site. If controls are named, only they are measured. Figures are medians.
 * Exits with 1 if a budget is exceeded.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../../tests/support/find-browser';
import { responseBudgets as budgets } from '../budgets';
import { controls, links, plain } from './controls';
import { measureHydration } from './measure-hydration';
import { measureJourney } from './measure-journey';
import { measurePress } from './measure-press';
import { serve } from './serve';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, url: { type: 'string' } },
  allowPositionals: true,
});
const isWhole = positionals.length === 0;
const chosen = isWhole ? Object.keys(controls) : positionals;
const browser = findBrowser();
const sites = await serve(values.url?.replace(/\/$/, ''));

const median = (figures: number[]) =>
  Math.round(figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN);

/** Runs all measurements alternately, `runs` times; returns their figures by name. */
async function inTurn<Figure>(measures: Record<string, () => Promise<Figure>>) {
  const figures = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as Figure[]]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      figures[name]?.push(await measure());
    }
  }
  return Object.entries(figures);
}

let isOverBudget = false;
const verdictOn = (isWithin: boolean) => {
  isOverBudget ||= !isWithin;
  return isWithin ? 'within' : 'OVER';
};

const presses = await inTurn({
  plain: () => measurePress(plain, sites.plain, browser),
  ...Object.fromEntries(
    chosen.map((name) => {
      const control = controls[name];
      if (!control) throw new Error(`Unknown control ${name}; known: ${Object.keys(controls)}`);
      return [name, () => measurePress(control, sites.site, browser)];
    }),
  ),
});
const plainFirst = median(presses[0]?.[1].map(({ first }) => first) ?? []);
console.table(
  Object.fromEntries(
    presses.map(([name, figures]) => {
      const first = median(figures.map((figure) => figure.first));
      const hydrated = median(figures.map((figure) => figure.hydrated));
      const { max, times } = budgets.first;
      const isWithin =
        name in links
          ? first <= budgets.link && hydrated <= budgets.link
          : first <= max && first <= times * plainFirst && hydrated <= budgets.hydrated;
      const ratio = Number((first / plainFirst).toFixed(1));
      const row = { 'first ms': first, 'hydrated ms': hydrated, 'first, times plain': ratio };
      return [name, { ...row, verdict: name === 'plain' ? '' : verdictOn(isWithin) }];
    }),
  ),
);

if (isWhole) {
  const hydrations = await inTurn({
    '/': () => measureHydration(`${sites.site}/`, browser),
    '/checkout': () => measureHydration(`${sites.site}/checkout`, browser),
  });
  console.table(
    Object.fromEntries(
      hydrations.map(([path, figures]) => {
        const ms = median(figures);
        const row = { 'first paint to hydrated ms': ms };
        return [path, { ...row, verdict: verdictOn(ms <= budgets.hydration) }];
      }),
    ),
  );

  const [[, journeys] = []] = await inTurn({ journey: () => measureJourney(sites.site, browser) });
  const kinds = Object.keys(journeys?.[0]?.worst ?? {});
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const ms = median(journeys?.map(({ worst }) => worst[kind] ?? Number.NaN) ?? []);
        return [kind, { 'worst ms': ms, verdict: verdictOn(ms <= budgets.interaction) }];
      }),
    ),
  );
  console.log(`${journeys?.[0]?.count} steps in the journey`);
}

console.log(
  `Load average of the last minute: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
);
sites.close();
process.exitCode = isOverBudget ? 1 : 0;
