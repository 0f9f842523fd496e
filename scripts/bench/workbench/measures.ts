import type { Page } from 'playwright-core';
import { nodesOf, transitionId, transitionsOf } from 'statechart-workbench/headless';
import { machines } from '../../../machines/tables';
import { choose, siteIn } from '../../../tests/support/workbench-page';

/** The longest task of the page while something is done, in ms; 0 if all take less than 50 ms. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const observer = await page.evaluateHandle(() => {
    const longest = { ms: 0 };
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    });
    tasks.observe({ type: 'longtask' });
    return { longest, tasks };
  });
  await act();
  // The browser reports a task after it has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  return observer.evaluate(({ longest, tasks }) => {
    tasks.disconnect();
    return longest.ms;
  });
}

/** The time from a click in the site until its verdict and states are shown, in ms. */
export async function measureClick(page: Page): Promise<number> {
  await choose(page, 'pricing');
  await siteIn(page).locator('label', { hasText: 'Yearly' }).scrollIntoViewIfNeeded();
  await page.locator('[data-id="pricing.monthly"][data-active]').waitFor();
  return page.evaluate(async () => {
    const site = document.querySelector('iframe')?.contentDocument;
    const labels = [...(site?.querySelectorAll('label') ?? [])];
    const isShown = () =>
      document.querySelector('[data-id="pricing.yearly"][data-active]') &&
      /yearly\.selected.*row \d/s.test(document.querySelector('.wb-step')?.textContent ?? '');
    const start = performance.now();
    labels.find(({ textContent }) => textContent === 'Yearly')?.click();
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
}

/** Puts a trace file into the page, so that its transfer to the browser is not measured. */
export const putTrace = (page: Page, trace: string): Promise<void> =>
  page.evaluate((content) => {
    Object.assign(globalThis, { traceFile: new File([content], 'long.json') });
  }, trace);

/** Loads that trace of 10,000 steps, filters it and steps back. */
export async function measureTrace(page: Page): Promise<void> {
  await page.getByLabel('Trace file').evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add((globalThis as unknown as { traceFile: File }).traceFile);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByText('Step 10000 of 10000').waitFor();
  await page.getByLabel('Filter').fill('event:item.added clause:ST-CART-7');
  await page.getByText('1 of 10000').waitFor();
  await page.getByLabel('Filter').fill('');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await page.getByText('Step 9999 of 10000').waitFor();
}

/** The time from typing a filter until the number of its steps is shown, in ms. */
export const measureFilter = (page: Page, filter: string): Promise<number> =>
  page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('.wb-filter input');
    const result = document.querySelector('.wb-filter output');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const start = performance.now();
    value?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    const isShown = () => /^(?!10000 )\d+ of 10000$/.test(result?.textContent ?? '');
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, filter);

/** Selects every transition of every machine in turn, and waits for its path; a cart's is last. */
export async function measureSearches(page: Page): Promise<void> {
  const all = Object.values(machines).toSorted((a) => (a.id === 'cart' ? 1 : -1));
  const hashes = all.flatMap((machine) =>
    nodesOf(machine)
      .flatMap(transitionsOf)
      .map(
        (transition) =>
          `#${new URLSearchParams({ machine: machine.id, selected: transitionId(transition) })}`,
      ),
  );
  await page.evaluate(async (targets) => {
    const isFound = () => {
      const status = document.querySelector('.wb-walk [role=status]')?.textContent;
      return status !== undefined && !status?.startsWith('Finding');
    };
    for (const target of targets) {
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.replace(target);
      await changed;
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isFound());
    }
  }, hashes);
}

/** The times from choosing each machine until it is drawn, in ms; the page has drawn one before. */
export async function measureDrawings(page: Page): Promise<number[]> {
  await page.locator('.chart-canvas').waitFor();
  const names = await page.getByLabel('Machine').locator('option').allInnerTexts();
  const times: number[] = [];
  for (const name of names) {
    if (await page.locator(`.chart-canvas [data-kind=machine][data-id="${name}"]`).count())
      continue;
    const time = await page
      .getByLabel('Machine')
      .evaluate(async (field: HTMLSelectElement, machine) => {
        const isDrawn = () =>
          document.querySelector(`.chart-canvas [data-kind=machine][data-id="${machine}"]`);
        const start = performance.now();
        field.value = machine;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - start;
      }, name);
    times.push(time);
  }
  return times;
}

/** The longest task of the page in the two seconds after it was sent 10,000 events in one task. */
export async function measureEvents(page: Page, app: string): Promise<number> {
  // Now: a script of a module would run later.
  await page.evaluate(`(() => {${app}})()`);
  await page.evaluate(() => {
    const { sendEvents } = globalThis as unknown as { sendEvents: (times: number) => void };
    sendEvents(10_000);
  });
  return longestTask(page, () => page.waitForTimeout(2000));
}
