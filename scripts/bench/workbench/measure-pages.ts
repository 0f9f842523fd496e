import { type Browser, chromium } from 'playwright-core';
import { listen } from '../../../deploy/server/listen';
import { findBuiltSite } from '../../../deploy/server/site-rules';
import { createSiteServer } from '../../../deploy/server/site-server';
import { findBrowser } from '../../../tests/support/find-browser';
import { browserArgs } from '../../../tests/support/launch-options';
import { recordCart } from '../../../tests/support/record-cart';
import { siteHydrated } from '../../../tests/support/workbench-page';
import { bundle } from './measure-hook';
import {
  longestTask,
  measureClick,
  measureDrawings,
  measureEvents,
  measureFilter,
  measureSearches,
  measureTrace,
  putTrace,
} from './measures';

export type PageFigure =
  | 'click, until its verdict and states are shown'
  | 'longest task: load, filter and step through 10,000 steps'
  | 'filter clause:ST-CART-5, 10,000 steps'
  | 'longest task: search paths to all transitions'
  | 'longest task: walk a path'
  | 'longest task after 10,000 events in one'
  | 'first drawing of a chart, median of all machines'
  | 'first drawing of a chart, at most';

async function open(browser: Browser, url: string) {
  // The policy of the page lets no script be put into it.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  // tsx wraps functions in a helper of this name.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  await page.goto(`${url}/statecharts`);
  await siteHydrated(page);
  return page;
}

async function measure(
  browser: Browser,
  url: string,
  trace: string,
  app: string,
): Promise<Record<PageFigure, number>> {
  const page = await open(browser, url);
  const click = await measureClick(page);
  await putTrace(page, trace);
  const read = await longestTask(page, () => measureTrace(page));
  const filter = await measureFilter(page, 'clause:ST-CART-5');
  await page.close();
  const other = await open(browser, url);
  const search = await longestTask(other, () => measureSearches(other));
  const walk = await longestTask(other, async () => {
    await other.getByRole('button', { name: 'Walk there' }).click();
    await other.locator('.wb-walk [role=status]').getByText('Arrived').waitFor();
  });
  await other.close();
  const another = await open(browser, url);
  const drawings = (await measureDrawings(another)).sort((a, b) => a - b);
  await another.close();
  const watching = await open(browser, url);
  const events = await measureEvents(watching, app);
  await watching.close();
  return {
    'click, until its verdict and states are shown': click,
    'longest task: load, filter and step through 10,000 steps': read,
    'filter clause:ST-CART-5, 10,000 steps': filter,
    'longest task: search paths to all transitions': search,
    'longest task: walk a path': walk,
    'longest task after 10,000 events in one': events,
    'first drawing of a chart, median of all machines':
      drawings[Math.floor(drawings.length / 2)] ?? Number.NaN,
    'first drawing of a chart, at most': drawings.at(-1) ?? Number.NaN,
  };
}

/** The workbench of the built site in a browser, `count` times. */
export async function measurePages(count: number): Promise<Record<PageFigure, number>[]> {
  const trace = JSON.stringify(recordCart(9_999));
  const app = await bundle('scripts/bench/workbench/send-events.ts');
  const { folder, rules } = findBuiltSite('dist');
  const site = await listen(() => createSiteServer(folder, rules), {
    port: 0,
    hosts: ['127.0.0.1'],
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const runs: Record<PageFigure, number>[] = [];
  try {
    while (runs.length < count) runs.push(await measure(browser, site.url, trace, app));
  } finally {
    await browser.close();
    site.close();
  }
  return runs;
}
