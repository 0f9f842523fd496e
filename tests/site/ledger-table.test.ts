import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payroll } from '@/content/services/payroll';
import { formatCents } from '@/lib/money';
import { openSite } from '../support/open-site';

const visit = openSite();

const [first] = payroll.paper.rows;
const row = (page: Page) => page.locator('[aria-labelledby=paper-title] tbody tr').first();
/** The amounts of the first row that are shown, from top to bottom and from left to right. */
const shown = (page: Page) =>
  row(page)
    .locator('td')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility())
        .map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
        .map(({ text }) => text),
    );
/** The headings of the columns that are shown. */
const headings = (page: Page) =>
  page
    .locator('[aria-labelledby=paper-title] thead th')
    .filter({ visible: true })
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));
const whole = [first.gross, first.incomeTax, first.fica, first.deductions, first.net].map(
  formatCents,
);

describe('a long row of a working paper', () => {
  it('is folded on a phone to its name and last amount, which stands last once it is open', async () => {
    const page = await visit({ path: '/services/payroll-processing', width: 390 });
    const summary = row(page).locator('summary');
    expect(await summary.innerText()).toBe(first.name);
    const { name, work, net } = payroll.paper.columns;
    expect(await headings(page)).toEqual([`${name}, ${work}`, net]);
    expect(await shown(page)).toEqual([formatCents(first.net)]);
    // Anywhere on the row.
    await row(page).click({ position: { x: 200, y: 60 } });
    expect(await shown(page)).toEqual(whole);
    await summary.click();
    expect(await shown(page)).toEqual([formatCents(first.net)]);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(whole);
    expect(await row(page).locator('th').innerText()).toContain(first.name);
  });

  it('is whole on wider screens', async () => {
    const page = await visit({ path: '/services/payroll-processing', width: 768 });
    expect(await shown(page)).toEqual(whole);
    expect(await row(page).locator('summary').isVisible()).toBe(false);
  });
});
