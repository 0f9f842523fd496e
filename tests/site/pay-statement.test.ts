import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite();

const papers = (page: Page) => page.locator('section[aria-labelledby=hero-title] figure');
/** The amounts of both papers in cents, by label. */
const amounts = async (page: Page) => {
  const rows = await papers(page)
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    );
  return rows.map(
    ([label = '', amount = '']) =>
      [label, Math.round(Number(amount.replace('−', '-').replace(/[$,]/g, '')) * 100)] as const,
  );
};
const stated = [
  ['Net pay, Nov 20', 2663_72],
  ['This check', -3821_50],
  ['Net pay', -2663_72],
  ['IRS, with FICA match', -922_95],
  ['Montana', -138_83],
  ['Health plan', -96_00],
  ['Payroll run 21', -48_210_55],
  ['Regular, 80.00 h', 3280_00],
  ['Overtime, 4.50 h', 276_75],
  ['Health plan, before tax', -96_00],
  ['Federal income tax', -393_45],
  ['Social Security & Medicare', -264_75],
  ['Montana income tax', -138_83],
];

/** The net pay and the bank draw are the sums of their lines. */
function expectSums(rows: Awaited<ReturnType<typeof amounts>>) {
  const [[, net] = [], [, drawn] = [], ...lines] = rows;
  const sum = (some: typeof rows) => some.reduce((total, [, amount]) => total + amount, 0);
  expect(sum(lines.slice(5))).toBe(net);
  expect(sum(lines.slice(0, 4))).toBe(drawn);
}
const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Hours', exact: true });
const rate = (page: Page) => page.getByRole('spinbutton', { name: 'Pay rate' });

describe('the sample check (ST-PAY)', () => {
  it('is complete without JavaScript, and has no controls (BIZ-14)', async () => {
    const page = await visit({ javaScriptEnabled: false });
    expect(await amounts(page)).toEqual(stated);
    expect(await papers(page).locator('input:visible, button:visible').count()).toBe(0);
    expect(await page.getByText('Balanced', { exact: true }).isVisible()).toBe(true);
  });

  it('is the same after hydration', async () => {
    const page = await visit();
    expect(await amounts(page)).toEqual(stated);
    expect(await hours(page).inputValue()).toBe('84.50');
  });

  it('adds up at both limits, by keyboard and mouse (ST-PAY-1, ST-PAY-2, BIZ-14)', async () => {
    const page = await visit();
    await hours(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await rate(page).fill('1000000');
    await page.keyboard.press('Enter');
    await page.getByText('Arizona', { exact: true }).click();
    await expect.poll(() => rate(page).inputValue()).toBe('160.00');
    const most = await amounts(page);
    expect(most).toContainEqual(['Regular, 80.00 h', 12_800_00]);
    expect(most).toContainEqual(['Overtime, 5.00 h', 1200_00]);
    expectSums(most);
    await hours(page).fill('-4');
    expect(await hours(page).getAttribute('aria-invalid')).toBe('true');
    await hours(page).fill('1');
    await rate(page).fill('$16');
    await page.keyboard.press('Tab');
    expect([await hours(page).inputValue(), await rate(page).inputValue()]).toEqual([
      '10.00',
      '16.00',
    ]);
    const least = await amounts(page);
    expectSums(least);
  });

  it('announces the net pay only after the figures stop changing (ST-PAY-5)', async () => {
    const page = await visit();
    const announcer = page.locator('#announcer');
    expect(await announcer.textContent()).toBe('');
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(() => announcer.textContent()).toBe('Net pay $2,683.62');
    expect(await amounts(page)).toContainEqual(['Net pay, Nov 20', 2683_62]);
    expect(await page.getByText('Balanced', { exact: true }).isVisible()).toBe(true);
  });

  it('lifts its stamp on a change, which lands again half a second later (ST-PAY-4)', async () => {
    const page = await visit();
    const landed = () => page.getByText('Balanced', { exact: true }).getAttribute('data-landed');
    expect(await landed(), 'ST-PAY-4 on /').toBe('true');
    const lifted = page.evaluate(async () => {
      const stamp = document.querySelector('.balance-stamp');
      const isLanded = () => stamp?.getAttribute('data-landed') === 'true';
      while (isLanded()) await new Promise(requestAnimationFrame);
      const start = performance.now();
      while (!isLanded()) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    const timeOut = new Promise<number>((resolve) => setTimeout(resolve, 10_000, Number.NaN));
    await page.getByRole('button', { name: 'More hours' }).click();
    const took = await Promise.race([lifted, timeOut]);
    expect(took, 'ST-PAY-4 on /').toBeGreaterThan(450);
    expect(took, 'ST-PAY-4 on /').toBeLessThan(800);
  });

  it('names the pay run as the other papers do only while it has their amount', async () => {
    const page = await visit();
    const booked = async () =>
      Object.fromEntries(await amounts(page))['Payroll run 21'] ?? 'another run';
    expect(await booked()).toBe(-48_210_55);
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(booked).toBe('another run');
    await page.getByRole('button', { name: 'Fewer hours' }).click();
    await expect.poll(booked).toBe(-48_210_55);
  });

  it('says which limit counts while a figure beyond it is typed', async () => {
    const page = await visit();
    const hint = page.locator('#pay-hours-hint');
    expect(await hint.innerText()).toBe('10–120');
    await hours(page).fill('999');
    await expect.poll(() => hint.innerText()).toBe('At most 120');
    await hours(page).fill('1');
    await expect.poll(() => hint.innerText()).toBe('At least 10');
    await hours(page).fill('84');
    await expect.poll(() => hint.innerText()).toBe('10–120');
  });

  it.each([
    [1280, 800],
    [390, 844],
  ])('a press on + shows what it changes on the screen, at %i × %i px', async (width, height) => {
    const page = await visit({ width, height });
    const more = page.getByRole('button', { name: 'More hours' });
    await more.click();
    const box = await more.boundingBox();
    const shown = papers(page).locator(
      'output, .balance-stamp, dl > :has(output), dl > :has([aria-hidden])',
    );
    const bottoms = await shown.evaluateAll((all) =>
      all
        .filter((element) => !element.closest('details'))
        .map((element) => element.getBoundingClientRect().bottom),
    );
    expect(bottoms.length).toBeGreaterThan(2);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    expect(box?.y).toBeGreaterThan(0);
  });

  it('its lines are folded on a phone, and stand open on wider screens and on paper', async () => {
    const page = await visit({ width: 390 });
    const line = papers(page).getByText('Federal income tax');
    expect(await line.isVisible()).toBe(false);
    await papers(page).locator('summary').last().click();
    expect(await line.isVisible()).toBe(true);
    await papers(page).locator('summary').last().click();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await line.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: 'print' });
    expect(await line.isVisible()).toBe(true);
  });

  it.each([1280, 1920])('its controls are as wide as its lines, at %i px', async (width) => {
    const page = await visit({ width });
    const rightOf = async (selector: string) => {
      const box = await papers(page).locator(selector).first().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    expect(await rightOf('div:has(> #pay-rate)')).toBe(await rightOf('dl'));
  });
});

describe('the figures of the sample check', () => {
  const moving = openSite({ reducedMotion: 'no-preference' });
  const net = (page: Page) => papers(page).locator('output');

  it('roll to their new values, and are plain text afterwards', async () => {
    const page = await moving();
    const rolling = net(page).locator('[data-digit]');
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(() => rolling.count()).toBeGreaterThan(0);
    await expect.poll(() => rolling.count()).toBe(0);
    expect(await net(page).textContent()).toBe('$2,683.62');
  });

  it('change at once for visitors who ask for less motion', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(() => net(page).textContent()).toBe('$2,683.62');
    const animations = () => document.getAnimations().length;
    expect(await page.evaluate(animations)).toBe(0);
  });
});
