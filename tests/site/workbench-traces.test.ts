import { judgeTrace } from '@workbench/judge/judge';
import { parseTrace } from '@workbench/recorder/parse-trace';
import { describe, expect, it } from 'vitest';
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
    expect(verdicts.filter((verdict) => 'isWithoutActions' in verdict)).toEqual([]);
    await loadTrace(page, saved, 'saved.json');
    await page.getByText(`of ${trace.steps.length}`).waitFor();
    expect(await rowsOf(page, 'machine:cart')).toEqual(live);
  });

  // Again if need be: on a busy machine a task lasts longer than it takes.
  it('loads ten thousand steps and goes through them without a long task', {
    retry: 3,
  }, async () => {
    const page = await open();
    await siteHydrated(page);
    // The file is in the page before anything is measured.
    await page.evaluate(
      (content) => Object.assign(globalThis, { kept: new File([content], 'long.json') }),
      JSON.stringify(recordCart(9_999)),
    );
    const input = await page.getByLabel('Trace file').elementHandle();
    await page.evaluate((field) => {
      const longest = { ms: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: 'longtask' });
      Object.assign(globalThis, { longest });
      const files = new DataTransfer();
      files.items.add((globalThis as unknown as { kept: File }).kept);
      (field as HTMLInputElement).files = files.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    }, input);
    await page.getByText('Step 10000 of 10000').waitFor({ timeout: 30_000 });
    expect(await page.locator('.wb-steps tr').count()).toBeLessThan(60);
    await page.getByLabel('Filter').fill('event:item.added clause:ST-CART-7');
    await page.getByText('1 of 10000').waitFor();
    await page.getByLabel('Filter').fill('');
    await button(page, 'Step back').click();
    await page.getByText('Step 9999 of 10000').waitFor();
    const longest = await page.evaluate(
      () => (globalThis as unknown as { longest: { ms: number } }).longest.ms,
    );
    expect(longest).toBeLessThan(200);
  });

  it('compares two traces', async () => {
    const page = await open();
    await loadTrace(page, JSON.stringify(recordCart(1)), 'one.json');
    await page.getByText('Step 2 of 2').waitFor();
    await loadTrace(page, JSON.stringify(recordCart(0)), 'none.json');
    await page.getByText('Step 1 of 1').waitFor();
    await page.getByLabel('Compare with').selectOption('one.json');
    const told = page.getByRole('status').filter({ hasText: 'differs' });
    expect(await told.innerText()).toContain('one.json first differs at step 2.');
    expect(await told.innerText()).toContain('gained: CART-1, ST-CART-1, ST-CART-5, ST-CART-7');
  });

  it('names departures of a loaded trace, and refuses what is none', async () => {
    const page = await open();
    await siteHydrated(page);
    const changed = recordCart(9);
    Object.assign(changed.steps[5] ?? {}, { changed: { itemPrice: 1 } });
    await loadTrace(page, JSON.stringify({ ...changed, charts: '0' }));
    await page.getByText('trace.json was recorded with other charts (0)').waitFor();
    await page.getByRole('button', { name: /steps? departs?/ }).click();
    expect(await inspector(page).innerText()).toContain('Step 6');
    for (const [content, reason] of [
      ['', 'This is no JSON.'],
      ['[]', 'This is no trace'],
      ['{"format":"statechart trace 1","steps":[null]}', 'Step 1 of the trace is not a step.'],
      [JSON.stringify(recordCart(1)).replaceAll('"cart"', '"till"'), 'there is no machine till'],
      [JSON.stringify(recordCart(1)).replaceAll('"filled"', '"full"'), 'cart has no state "full"'],
    ] as const) {
      await loadTrace(page, content);
      await page.getByRole('alert').getByText(reason).waitFor();
      expect(await page.getByText('Step 6 of 10').count()).toBe(1);
    }
    await page.getByLabel('Trace file').evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'big.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByRole('alert').getByText('big.json is 50 MB; the limit is 20 MB.').waitFor();
    expect(await page.getByText('Step 6 of 10').count()).toBe(1);
  });
});
