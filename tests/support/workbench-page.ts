import { text } from 'node:stream/consumers';
import type { Frame, Page } from 'playwright-core';
import { hydrated } from './open-site';

/** The options for `visit` to open the workbench. */
export const workbench = {
  path: '/statecharts',
  isStatic: true,
} as const;

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
  // A narrow screen can show another pane.
  await siteIn(page).locator('main').waitFor({ state: 'attached' });
  await hydrated(frameIn(page));
}

/** Loads a trace into the workbench. */
export const loadTrace = (page: Page, content: string, name = 'trace.json') =>
  page
    .getByLabel('Trace file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** The number of steps of the trace that is shown. */
export const countSteps = async (page: Page) =>
  Number(
    /(\d+)(?: steps?)?$/.exec(await page.locator('.wb-toolbar fieldset output').innerText())?.[1],
  );

/** Selects a step by number. */
export const goToStep = (page: Page, step: number) =>
  page.evaluate((number) => {
    const params = new URLSearchParams(location.hash.slice(1));
    params.set('step', `${number}`);
    location.hash = `${params}`;
  }, step);

/** The cells of the rows that match a filter. */
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

/** Chooses a machine by its id. */
export const choose = (page: Page, machine: string) =>
  page.getByLabel(/^Machine/).selectOption(machine);

/** Opens the panel of a tab. */
export const openPanel = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name }).click();

/** The switch that makes the selection follow what acts. */
export const followSwitch = (page: Page) => page.getByLabel('Follow the active machine');

/** The workbench's button of exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The inspector panel. */
export const inspector = (page: Page) => page.getByLabel('Step and context');

/** A row of the trace, by its text. */
export const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });

/** The names of the active atomic states. */
export const activeStates = (page: Page) =>
  page
    .locator('.chart-state[data-active][data-kind=atomic]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')?.split('.').at(-1)));

/** Clicks a download button; returns the file's text. */
export async function downloaded(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return text(await (await download).createReadStream());
}

/** Opens a product's page in the frame and adds one of it to the cart. */
export async function fillCart(page: Page) {
  await siteHydrated(page);
  await siteIn(page).getByRole('button', { name: 'Open menu' }).click();
  const shop = siteIn(page).getByRole('dialog').locator('summary');
  await shop.filter({ hasText: 'Shop' }).click();
  await siteIn(page).getByRole('dialog').getByRole('link', { name: 'Shop Details' }).click();
  await siteIn(page).getByRole('button', { name: 'Add to Cart' }).click();
  await siteIn(page).getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

/** Opens the Events panel at an event with a payload; returns the panel. */
export async function draftEvent(page: Page, event: string, payload: string) {
  await openPanel(page, 'Events');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: `${event} …` }).click();
  await panel.getByLabel(`Payload of ${event}`).fill(payload);
  return panel;
}
