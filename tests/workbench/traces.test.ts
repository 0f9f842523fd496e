import { describe, expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { openSite } from '../support/open-site';
import { recordCart } from '../support/record-cart';
import {
  button,
  downloaded,
  fillCart,
  inspector,
  loadTrace,
  rowsOf,
  siteHydrated,
  workbench,
} from '../support/workbench-page';
import { oracle } from '../traces/oracle';

const visit = openSite();
const open = () => visit(workbench);

describe('traces in the workbench', () => {
  it('saves a trace that is judged the same when it is loaded', async () => {
    const page = await open();
    await fillCart(page);
    const live = await rowsOf(page, 'machine:cart');
    const saved = await downloaded(page, 'Save trace');
    const trace = parseTrace(saved);
    expect(trace.steps.some(({ event }) => event.type === 'item.added')).toBe(true);
    const verdicts = judgeTrace(trace, oracle).map(({ verdict }) => verdict);
    expect(verdicts.filter(({ kind }) => kind === 'departs' || kind === 'unjudged')).toEqual([]);
    await loadTrace(page, saved, 'saved.json');
    await page.getByText(`of ${trace.steps.length}`).waitFor();
    expect(await rowsOf(page, 'machine:cart')).toEqual(live);
  });

  it('loads, filters and steps through ten thousand steps, rendering only those in view', async () => {
    const page = await open();
    await siteHydrated(page);
    await loadTrace(page, JSON.stringify(recordCart(9_999)), 'long.json');
    await page.getByText('Step 10000 of 10000').waitFor({ timeout: 30_000 });
    expect(await page.locator('.wb-steps tr').count()).toBeLessThan(60);
    await page.getByLabel('Filter').fill('event:item.added clause:ST-CART-7');
    await page.getByText('1 of 10000').waitFor();
    await page.getByLabel('Filter').fill('');
    await button(page, 'Previous step').click();
    await page.getByText('Step 9999 of 10000').waitFor();
  });

  it('reports departures of a loaded trace and rejects invalid files', async () => {
    const page = await open();
    await siteHydrated(page);
    const changed = recordCart(9);
    Object.assign(changed.steps[5] ?? {}, { changed: { itemPrice: 1 }, clauses: [] });
    await loadTrace(page, JSON.stringify(changed));
    await page.getByText('Step 10 of 10').waitFor();
    for (const step of [6, 7, 6]) {
      await page.getByRole('button', { name: /departures/ }).click();
      await inspector(page).getByText(`Step ${step}`).first().waitFor();
    }
    const [departing] = await rowsOf(page, 'verdict:departs');
    expect.soft(departing?.at(-1)).toContain('ST-CART-5');
    // Which charts it was recorded from, it does not say.
    expect.soft(JSON.parse(await downloaded(page, 'Save trace'))).not.toHaveProperty('charts');
    await loadTrace(page, '[]');
    await page.getByRole('alert').getByText('Not a trace').waitFor();
    expect(await page.getByText('Step 6 of 10').count()).toBe(1);
  });
});
