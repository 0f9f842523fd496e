import type { Frame, Page } from 'playwright-core';
import { hydrated } from './open-site';

/** The site in the workbench's frame. */
export const siteIn = (page: Page) => page.frameLocator('iframe[title="The site"]');

/** The frame's own document. */
export function frameIn(page: Page): Frame {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('No site in the frame');
  return frame;
}

/** Resolves when the site in the frame has hydrated. */
export async function siteHydrated(page: Page) {
  await siteIn(page).locator('main').waitFor();
  await hydrated(frameIn(page));
}

/** Puts a trace into the workbench. */
export const loadTrace = (page: Page, content: string, name = 'trace.json') =>
  page
    .getByLabel('Trace file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** How many steps the trace has that shows. */
export const countSteps = async (page: Page) =>
  Number(/of (\d+)/.exec(await page.locator('.wb-stepper output').innerText())?.[1]);

/** Goes to a step by its number. */
export const goToStep = (page: Page, step: number) =>
  page.evaluate((number) => {
    location.hash = `step=${number}`;
  }, step);

/** The cells of the rows that a filter finds. */
export async function rowsOf(page: Page, filter: string): Promise<string[][]> {
  await page.getByLabel('Filter').fill(filter);
  await page.locator('.wb-filter output', { hasText: / of / }).waitFor();
  const rows = await page
    .locator('.wb-steps tbody tr:not([aria-hidden])')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
  await page.getByLabel('Filter').fill('');
  return rows;
}
