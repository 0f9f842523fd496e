/**
 * Measures how soon the workbench responds, in a real browser: `npm run bench:workbench [-- --runs=5]`,
 * after a build. Figures are medians in ms. Exits with 1 if a budget is exceeded.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { listen } from '../../../deploy/server/listen';
import { findBuiltSite } from '../../../deploy/server/site-rules';
import { createSiteServer } from '../../../deploy/server/site-server';
import { findBrowser } from '../../../tests/support/find-browser';
import { browserArgs } from '../../../tests/support/launch-options';
import { recordCart } from '../../../tests/support/record-cart';
import { siteHydrated } from '../../../tests/support/workbench-page';
import {
  longestTask,
  measureClick,
  measureFilter,
  measureSearches,
  measureTrace,
  putTrace,
} from './measures';

/** In ms. */
const budgets = {
  'click, until its verdict and states are shown': 100,
  'longest task: load, filter and step through 10,000 steps': 200,
  'filter clause:ST-CART-5, 10,000 steps': 100,
  'longest task: search paths to all transitions': 200,
  'longest task: walk a path': 200,
} as const;
type Figure = keyof typeof budgets;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const trace = JSON.stringify(recordCart(9_999));
const { folder, rules } = findBuiltSite('dist');
const site = await listen(() => createSiteServer(folder, rules), { port: 0, hosts: ['127.0.0.1'] });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });

async function open(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx wraps functions in a helper of this name.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  await page.goto(`${site.url}/statecharts`);
  await siteHydrated(page);
  return page;
}

async function measure(): Promise<Record<Figure, number>> {
  const page = await open(browser);
  const click = await measureClick(page);
  await putTrace(page, trace);
  const read = await longestTask(page, () => measureTrace(page));
  const filter = await measureFilter(page, 'clause:ST-CART-5');
  await page.close();
  const other = await open(browser);
  const search = await longestTask(other, () => measureSearches(other));
  const walk = await longestTask(other, async () => {
    await other.getByRole('button', { name: 'Walk there' }).click();
    await other.locator('.wb-walk [role=status]').getByText('Arrived').waitFor();
  });
  await other.close();
  return {
    'click, until its verdict and states are shown': click,
    'longest task: load, filter and step through 10,000 steps': read,
    'filter clause:ST-CART-5, 10,000 steps': filter,
    'longest task: search paths to all transitions': search,
    'longest task: walk a path': walk,
  };
}

const runs: Record<Figure, number>[] = [];
try {
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure());
} finally {
  await browser.close();
  site.close();
}

const rows = Object.entries(budgets).map(([figure, budget]) => {
  const figures = runs.map((run) => run[figure as Figure]).sort((a, b) => a - b);
  const median = Math.round(figures[Math.floor(figures.length / 2)] ?? Number.NaN);
  return [figure, { ms: median, budget, verdict: median <= budget ? 'within' : 'OVER' }] as const;
});
console.table(Object.fromEntries(rows));
process.exitCode = rows.every(([, { verdict }]) => verdict === 'within') ? 0 : 1;
