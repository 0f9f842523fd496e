import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { frequencies, paydays as words } from '@/content/paydays';
import { type Frequency, isMoved, paydaysFrom } from '@/payroll/paydays';
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

/** Presses the button, and reads what the browser saves. */
async function save(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page).getByRole('button', { name: words.labels.save }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    calendar: await text(await download.createReadStream()),
  };
}

const daysIn = (calendar: string) =>
  [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map((found) =>
    found.slice(1).join('-'),
  );

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

  it('are saved as a calendar file, and nothing is sent (ST-DAYS-5)', async () => {
    const page = await visitAlone({ path });
    await field(page).fill('2027-01-08');
    await part(page).getByText(label('weekly'), { exact: true }).click();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const { name, calendar } = await save(page);
    expect(name, 'ST-DAYS-5').toBe('paydays-2027.ics');
    const { paydays } = paydaysFrom(new Date('2027-01-08'), 'weekly');
    expect(daysIn(calendar), 'ST-DAYS-5').toEqual(
      paydays.map(({ paid }) => paid.toISOString().slice(0, 10)),
    );
    expect(calendar, 'ST-DAYS-5').toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    expect(
      sent.filter((url) => !url.startsWith('blob:')),
      'ST-DAYS-5',
    ).toEqual([]);
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

  it('are there without JavaScript, without controls (ST-DAYS-1)', async () => {
    const page = await visit({ path, javaScriptEnabled: false });
    const { paydays } = paydaysFrom(new Date('2026-01-02'), 'biweekly');
    expect(await lines(page), 'ST-DAYS-1').toHaveLength(paydays.length);
    expect(await part(page).locator('[data-moved]').count(), 'ST-DAYS-2').toBe(
      paydays.filter(isMoved).length,
    );
    expect(await part(page).locator('input:visible, button:visible').count()).toBe(0);
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

  it.each([390, 1280])('have targets of at least 44 px, at %i px', async (width) => {
    const page = await visit({ path, width });
    const targets = part(page).locator('input[type=date], label:has([type=radio]), button');
    const boxes = await targets.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    expect(boxes.length).toBe(6);
    expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(44);
  });
});
