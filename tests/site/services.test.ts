import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { frequencies, paydays as words } from '@/content/paydays';
import type { PayRegisterRow } from '@/content/services';
import { payroll } from '@/content/services/payroll';
import { formatCents } from '@/lib/money';
import { type Frequency, paydaysFrom } from '@/payroll/paydays';
import { holdRequests } from '../support/hold-requests';
import { openSite } from '../support/open-site';

const path = '/services/payroll-processing';
const visit = openSite();
const visitAlone = openSite({ isIsolated: true });
const part = (page: Page) => page.locator('[aria-labelledby=paydays-title]');
const field = (page: Page) => part(page).getByLabel(words.labels.first);
const refusal = (page: Page) => part(page).getByRole('alert');
const lines = (page: Page) => part(page).locator('tbody').allInnerTexts();

const countOf = (first: string, frequency: Frequency) =>
  paydaysFrom(new Date(first), frequency).paydays.length;

const label = (frequency: Frequency) =>
  frequencies.find(({ value }) => value === frequency)?.label ?? '';

describe('the paydays (SERV-1, ST-DAYS)', () => {
  it('are folded on a phone to the first three months, and whole elsewhere and on paper', async () => {
    const page = await visit({ path, width: 390 });
    const shown = () => part(page).getByRole('table').filter({ visible: true }).count();
    expect(await shown(), `ST-DAYS on ${path}`).toBe(3);
    await part(page).getByText(words.wholeYear).click();
    expect(await shown(), `ST-DAYS on ${path}`).toBe(12);
    await part(page).getByText(words.quarterOnly).click();
    expect(await shown(), `ST-DAYS on ${path}`).toBe(3);
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await shown(), `ST-DAYS on ${path}`).toBe(12);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: 'print' });
    expect(await shown(), `ST-DAYS on ${path}`).toBe(12);
  });

  it('a day that does not exist is refused in its field, and the list stays (ST-DAYS-4)', async () => {
    const page = await visit({ path });
    await field(page).fill('2026-02-28');
    await expect.poll(() => lines(page)).toHaveLength(countOf('2026-02-28', 'biweekly'));
    const before = await lines(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => refusal(page).innerText(), { message: 'ST-DAYS-4' }).not.toBe('');
    expect(await field(page).getAttribute('aria-invalid'), 'ST-DAYS-4').toBe('true');
    expect(await lines(page), 'ST-DAYS-4').toEqual(before);
    await field(page).fill('2027-02-28');
    await expect.poll(() => refusal(page).innerText(), { message: 'ST-DAYS-4' }).toBe('');
    const count = countOf('2027-02-28', 'biweekly');
    await expect.poll(() => lines(page), { message: 'ST-DAYS-4' }).toHaveLength(count);
  });

  it('count what was typed, chosen and pressed before hydration (ST-DAYS-1)', async () => {
    const page = await visitAlone({ path: '/robots.txt', isStatic: true });
    const release = await holdRequests(page, '**/*.js');
    await page.goto(path);
    await field(page).fill('2027-03-05');
    await part(page).getByText(label('monthly'), { exact: true }).click();
    const download = page.waitForEvent('download');
    await part(page).getByRole('button', { name: words.labels.save }).click();
    release();
    const saved = await download;
    expect(saved.suggestedFilename(), 'ST-DAYS-5').toBe('paydays-2027.ics');
    await expect
      .poll(() => lines(page), { message: 'ST-DAYS-1' })
      .toHaveLength(countOf('2027-03-05', 'monthly'));
  });
});

const [first] = payroll.paper.rows as [PayRegisterRow];
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
