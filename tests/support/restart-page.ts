import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { openSite } from './open-site';
import {
  countSteps,
  frameIn,
  goToStep,
  rowsOf,
  siteHydrated,
  siteIn,
  workbench,
} from './workbench-page';

type Visit = ReturnType<typeof openSite>;

/** Opens the workbench with a page of the site. */
export async function openAt(visit: Visit, path = '/', size = {}) {
  const page = await visit({ ...workbench, ...size });
  await siteHydrated(page);
  if (path !== '/') {
    await frameIn(page).goto(path);
    await siteHydrated(page);
  }
  return page;
}

/** The “Run from here” button of the selected step. */
export const runButton = (page: Page) => page.getByRole('button', { name: 'Run from here' });

/** Runs from a step and waits until the site is restored. */
export async function runFrom(page: Page, step: number) {
  await goToStep(page, step);
  await page.getByRole('heading', { name: new RegExp(`^Step ${step}: `) }).waitFor();
  await runButton(page).click();
  await page.getByRole('status').getByText(`The app is running from step ${step}.`).waitFor();
}

/** The number of the last step, once no more are added. */
export async function lastStep(page: Page) {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await countSteps(page);
        return count === before;
      },
      { interval: 150 },
    )
    .toBe(true);
  return count;
}

/** A machine's steps since its actor was restored: what happened, and the verdict. */
export async function stepsSinceRestored(page: Page, machine: string) {
  const rows = await rowsOf(page, `machine:${machine}`);
  const at = rows.findLastIndex((cells) => cells[4] === 'restored');
  return rows.slice(at).map((cells) => `${cells[3]}: ${cells[4]}`);
}

/** Waits for the header's cart link of this name. */
export const cartBadge = (page: Page, name: string) =>
  siteIn(page).getByRole('link', { name, exact: true }).waitFor();
