import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindPaper } from '@/content/home';
import { holdRequests } from '../support/hold-requests';
import { openSite } from '../support/open-site';
import { refusalOf } from '../support/spin-field';

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

/** The net pay and the bank draw are the sums of their lines. */
function expectSums(rows: Awaited<ReturnType<typeof amounts>>) {
  const [[, net] = [], [, drawn] = [], ...lines] = rows;
  const sum = (some: typeof rows) => some.reduce((total, [, amount]) => total + amount, 0);
  expect(sum(lines.slice(5))).toBe(net);
  expect(sum(lines.slice(0, 4))).toBe(drawn);
}
const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Hours', exact: true });
const rate = (page: Page) => page.getByRole('spinbutton', { name: 'Pay rate' });

describe('the sample check (HOME-1, ST-PAY)', () => {
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
    expect(most).toContainEqual(['Regular, 80.00 hrs', 12_800_00]);
    expect(most).toContainEqual(['Overtime, 5.00 hrs', 1200_00]);
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

  it('shows the current figures on Tab, and keeps and marks what is none (ST-PAY-2)', async () => {
    const page = await visit();
    for (const [field, current, range] of [
      [hours(page), '84.50', 'Enter 10–120'],
      [rate(page), '41.00', 'Enter $16–160'],
    ] as const) {
      const refusal = () =>
        field.evaluate(
          ({ ariaInvalid, ariaDescribedByElements }: HTMLInputElement) =>
            ariaInvalid === 'true' && ariaDescribedByElements?.[0]?.textContent,
        );
      for (const refused of ['many', '40,5']) {
        await field.fill(refused);
        await page.keyboard.press('Tab');
        await expect.poll(refusal, { message: 'Tab on /' }).toBe(range);
        expect(await field.inputValue()).toBe(refused);
      }
      await field.press('Escape');
      expect(await field.inputValue(), 'Escape on /').toBe(current);
      expect(await refusal()).toBe(false);
      await field.fill(' ');
      await page.keyboard.press('Tab');
      await expect.poll(() => field.inputValue(), { message: 'Tab on /' }).toBe(current);
      expect(await refusal()).toBe(false);
    }
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

  it('what was typed and left before hydration is refused after it (ST-PAY-2)', async () => {
    const page = await visit();
    const arrive = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await hours(page).fill('84,5');
    await page.getByRole('heading', { level: 1 }).click();
    arrive();
    await expect.poll(() => refusalOf(hours(page))).toBe('Enter 10–120');
    expect(await hours(page).inputValue()).toBe('84,5');
  });

  it('its lines are folded on a phone, and stand open on wider screens and on paper', async () => {
    const page = await visit({ width: 390 });
    const line = papers(page).getByText('Federal income tax');
    expect(await line.isVisible()).toBe(false);
    await papers(page).locator('summary', { hasText: 'From gross to net' }).click();
    expect(await line.isVisible()).toBe(true);
    await papers(page).locator('summary', { hasText: 'From gross to net' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await line.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: 'print' });
    expect(await line.isVisible()).toBe(true);
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
    expect(await net(page).textContent()).toBe('$2,682.19');
  });
});

const tab = (page: Page) => page.getByRole('button', { name: behindPaper.tab });
const chart = (page: Page) => page.getByRole('region', { name: behindPaper.region });

describe('the lifted paper (ST-PAY-6)', () => {
  const visitAlone = openSite({ isIsolated: true });

  it('shows a chart that is fetched only then, and its lines again when it is laid back', async () => {
    const page = await visitAlone();
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const line = papers(page).getByText('Federal income tax');
    await tab(page).click();
    await chart(page).getByRole('img').waitFor();
    expect(files.filter((file) => file.includes('pay-chart'))).toHaveLength(1);
    expect(await line.isVisible(), 'ST-PAY-6 on /').toBe(false);
    expect(await tab(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => line.isVisible(), { message: 'ST-PAY-6 on /' }).toBe(true);
    expect(await chart(page).isVisible()).toBe(false);
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-controls')).toBe('pay-chart');
    expect(await focused.getAttribute('aria-expanded')).toBe('false');
  });

  it('lights and names the active states while the controls are used', async () => {
    const page = await visit();
    await tab(page).click();
    const lit = () =>
      chart(page)
        .locator('[data-active]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')?.split('.').pop()));
    const named = () => page.locator('#pay-chart p').last().innerText();
    const expectNamed = (words: string) =>
      expect.poll(named, { message: 'ST-PAY-6 on /' }).toContain(words);
    await expect.poll(lit, { message: 'ST-PAY-6 on /' }).toContain('settled');
    await expectNamed('entry: settled, stamp: landed, paper: lifted');
    await hours(page).fill('forty');
    await expect.poll(lit, { message: 'ST-PAY-6 on /' }).toContain('unreadable');
    await expectNamed('entry: unreadable, stamp: landed');
    await hours(page).fill('40');
    await expectNamed('entry: readable, stamp: landed');
    await page.getByRole('button', { name: 'More hours' }).click();
    await expectNamed('stamp: lifted');
    await expectNamed('entry: settled, stamp: landed');
    expect(await lit()).not.toContain('unreadable');
    const leaves = await chart(page)
      .locator('[data-kind="atomic"][data-active]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')?.split('.').slice(-2)));
    expect((await named()).split('\n').at(-1), 'ST-PAY-6 on /').toBe(
      leaves.map((leaf) => leaf?.join(': ')).join(', '),
    );
  });
});
