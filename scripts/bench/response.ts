/**
 * Measures response times on a slow phone: the first tap of a visit, the same tap after hydration, and
 * the hydration of a page without input: `npm run bench:response [-- --runs=5 --url=http://… menu
 * coupon …]`, after a build or with the address of a running site. If controls are named, only they are
 * measured. Figures are medians. Exits with 1 if a budget is exceeded.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { serveSite } from '../../server/site-server';
import { findBrowser } from '../../tests/support/find-browser';
import { browserArgs } from '../../tests/support/launch-options';
import { responseBudgets as budgets } from './budgets';
import { controls, links, plain, plainHtml } from './controls';
import { measureHydration, measurePress } from './phone';
import { servePage } from './serve-page';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, url: { type: 'string' } },
  allowPositionals: true,
});
const isWhole = positionals.length === 0;
const chosen = isWhole ? Object.keys(controls) : positionals;
const plainSite = await servePage(plainHtml);
const site = values.url ? { url: values.url.replace(/\/$/, '') } : await serveSite('dist');

const median = (figures: number[]) =>
  Math.round(figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN);

/** Measures everything in turns, `runs` times, each in a new browser; returns the figures by name. */
async function inTurns<Figure>(
  measures: Record<string, (browser: Browser) => Promise<Figure>>,
): Promise<[string, Figure[]][]> {
  const figures = Object.entries(measures).map(([name]): [string, Figure[]] => [name, []]);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [name, found] of figures) {
      const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
      found.push((await measures[name]?.(browser)) as Figure);
      await browser.close();
    }
  }
  return figures;
}

let isOverBudget = false;
const verdictOn = (isWithin: boolean) => {
  isOverBudget ||= !isWithin;
  return isWithin ? 'within' : 'OVER';
};

const presses = await inTurns({
  plain: (browser) => measurePress(plain, plainSite.url, browser),
  ...Object.fromEntries(
    chosen.map((name) => {
      const control = controls[name];
      if (!control) throw new Error(`Unknown control ${name}; known: ${Object.keys(controls)}`);
      return [name, (browser: Browser) => measurePress(control, site.url, browser)];
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
  const hydrations = await inTurns({
    '/': (browser) => measureHydration(`${site.url}/`, browser),
    '/checkout': (browser) => measureHydration(`${site.url}/checkout`, browser),
  });
  for (const [path, figures] of hydrations) {
    const ms = median(figures);
    const verdict = verdictOn(ms <= budgets.hydration);
    console.log(`${path} is hydrated ${ms} ms after its first paint: ${verdict}`);
  }
}

console.log(
  `Load average of the last minute: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
);
plainSite.close();
if ('close' in site) site.close();
process.exitCode = isOverBudget ? 1 : 0;
