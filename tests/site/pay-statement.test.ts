import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { behindPaper, checkTools } from '@/content/home';
import { fewFrames } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { hurry, hurryTimers } from '../support/hurry';
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

  it.each([768, 800, 900, 1023, 1024, 1180, 1280, 1440, 1920])(
    'covers no words beside it at %i px (HOME-1)',
    async (width) => {
      const page = await visit({ width });
      const beside = await page.evaluate(() => {
        const hero = document.querySelector('section[aria-labelledby=hero-title]') as Element;
        const draw = hero.querySelector('figure .balance-stamp')?.parentElement;
        const edges = draw?.getBoundingClientRect() ?? new DOMRect();
        const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: { text: string; isCovered: boolean }[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          if (node.parentElement?.closest('figure, .sr-only')) continue;
          range.selectNodeContents(node);
          const isCovered = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < edges.right && right > edges.left && top < edges.bottom && bottom > edges.top,
          );
          found.push({ text: node.textContent ?? '', isCovered });
        }
        return found;
      });
      expect(beside.length).toBeGreaterThan(3);
      const covered = beside.filter(({ isCovered }) => isCovered);
      expect(covered, `HOME-1 on / at ${width} px`).toEqual([]);
    },
  );

  it('shows no old digit once the new ones have rolled in (ST-PAY-1)', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    const shown = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="More hours"]')?.click();
      const old = () => [...document.querySelectorAll('[data-digit] + span')];
      while (old().length === 0) await new Promise(requestAnimationFrame);
      let late = 0;
      while (old().length > 0) {
        const rolled = old().filter((digit) => digit.getAnimations().length === 0);
        late += rolled.filter((digit) => getComputedStyle(digit).opacity !== '0').length;
        await new Promise(requestAnimationFrame);
      }
      return late;
    });
    expect(shown, 'ST-PAY-1 on /: old digits over new ones').toBe(0);
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

/** The places of what stands above the tab. */
const placesAbove = (page: Page) =>
  papers(page)
    .locator('input, output, .balance-stamp, .balance-stamp + dl')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return JSON.stringify([x, y + scrollY, width, height].map(Math.round));
      }),
    );

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

  it('says so if the chart does not arrive, and tries again the next time', async () => {
    const page = await visitAlone({ expectsFailedRequests: true });
    await page.route('**/pay-chart*', (route) => route.abort());
    await tab(page).click();
    await expect
      .poll(() => chart(page).getByRole('status').innerText(), { message: 'ST-PAY-6 on /' })
      .toBe(behindPaper.missing);
    expect(await page.locator('a[href*=statecharts]').isVisible()).toBe(true);
    await page.unroute('**/pay-chart*');
    await tab(page).click();
    await tab(page).click();
    await chart(page).getByRole('img').waitFor();
  });

  it('says so if the chart is still to come after 15 s', async () => {
    const page = await visitAlone();
    await hurryTimers(page);
    await page.reload();
    const release = await holdRequests(page, '**/pay-chart*');
    await tab(page).click();
    await expect
      .poll(() => chart(page).getByRole('status').innerText(), {
        message: 'ST-PAY-6 on /',
        timeout: 20_000 / hurry,
      })
      .toBe(behindPaper.missing);
    release();
  });

  it.each([390, 768, 1024, 1280, 1920])(
    'moves nothing above it and keeps the page as wide, at %i px',
    async (width) => {
      const page = await visit({ width });
      const before = await placesAbove(page);
      expect(before.length).toBeGreaterThan(3);
      // Without scrolling to the tab.
      await tab(page).evaluate((button: HTMLElement) => button.click());
      await chart(page).getByRole('img').waitFor();
      expect(await placesAbove(page)).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it.each([
    [1280, 800],
    [768, 1024],
  ])('comes into sight as far as the controls stay there, at %i × %i px', async (width, height) => {
    const page = await visit({ width, height });
    await tab(page).click();
    const above = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const controls = await papers(page).locator('.pay-controls').boundingBox();
      return (controls?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    const below = async () => {
      const under = await page.locator('#pay-chart').boundingBox();
      return height - (under?.y ?? 0) - (under?.height ?? 0);
    };
    const isSettled = async () =>
      Math.min(Math.abs((await above()) - 16), Math.abs((await below()) - 16)) < 2;
    await expect.poll(isSettled, { message: 'ST-PAY-6 on /' }).toBe(true);
    expect(await above()).toBeGreaterThanOrEqual(14);
  });

  it('is as large on a phone, where it scrolls sideways by keyboard, too', async () => {
    const page = await visit({ width: 390 });
    await tab(page).click();
    await chart(page).getByRole('img').waitFor();
    const region = await chart(page).evaluate((element) => ({
      isWider: element.scrollWidth > element.clientWidth,
      isFocusable: element.tabIndex === 0,
    }));
    expect(region).toEqual({ isWider: true, isFocusable: true });
    const scrolled = () => chart(page).evaluate((element) => element.scrollLeft);
    expect(await scrolled()).toBe(0);
    await chart(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
    const words = await chart(page)
      .locator('text')
      .evaluateAll((all) => all.map((text) => (text as SVGTextElement).getScreenCTM()?.a ?? 0));
    // The smallest text has 12 px.
    expect(Math.min(...words) * 12).toBeGreaterThan(10);
  });
});

const figures = async (page: Page) => [
  await hours(page).inputValue(),
  await rate(page).inputValue(),
  await page.locator('[name=pay-state]:checked').getAttribute('value'),
];
const first = ['84.50', '41.00', 'montana'];
const send = (page: Page) => page.getByRole('button', { name: checkTools.send });

describe('a link to a check (ST-PAY-7)', () => {
  it('shows that check', async () => {
    const page = await visit({ path: '/#check=1,40.00,52.75,wyoming' });
    await expect
      .poll(() => figures(page), { message: 'ST-PAY-7 on /' })
      .toEqual(['40.00', '52.75', 'wyoming']);
    expectSums(await amounts(page));
    const announced = page.locator('#announcer');
    await expect.poll(() => announced.textContent()).toMatch(/^Net pay \$/);
  });

  it('counts less than what was typed before hydration', async () => {
    const page = await visit({ path: '/faq', isStatic: true });
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/#check=1,40.00,52.75,wyoming', { waitUntil: 'commit' });
    await hours(page).fill('50');
    release();
    await expect.poll(() => figures(page)).toEqual(['50', '52.75', 'wyoming']);
  });

  it('also counts if it is entered while the page is shown, and leaves Back and links alone', async () => {
    const page = await visit({ path: '/#check=1,40.00,52.75,wyoming' });
    const home = await page.title();
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    await page.evaluate(() => {
      location.hash = '#check=1,60.00,30.00,arizona';
    });
    await expect.poll(() => figures(page)).toEqual(['60.00', '30.00', 'arizona']);
    await page.goBack();
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/faq');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(home);
    await expect.poll(() => figures(page)).toEqual(['40.00', '52.75', 'wyoming']);
    expect(new URL(page.url()).hash).toBe('#check=1,40.00,52.75,wyoming');
    await page.goForward();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/faq');
    await page.locator('header a[href="/"]').first().click();
    await expect.poll(() => page.title()).toBe(home);
    expect(new URL(page.url()).hash).toBe('');
    expect(await figures(page)).toEqual(first);
  });
});

describe('sending a check (ST-PAY-7)', () => {
  it('copies a link that shows it, and says so', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const said = () => page.locator('#announcer').textContent();
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(said).toMatch(/\$/);
    const before = await said();
    await page.getByText('Arizona', { exact: true }).click();
    // The net pay is announced half a second after a change, and would replace what follows.
    await expect.poll(said).not.toBe(before);
    await send(page).click();
    const button = page.getByRole('button', { name: checkTools.copied });
    await button.waitFor();
    await expect.poll(said).toMatch(/copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link, 'ST-PAY-7 on /').toBe(
      `${new URL(page.url()).origin}/#check=1,85.00,41.00,arizona`,
    );
    expect(new URL(page.url()).hash, 'the address stays').toBe('');
    const opened = await visit({ path: link.slice(new URL(link).origin.length) });
    await expect.poll(() => figures(opened)).toEqual(['85.00', '41.00', 'arizona']);
  });

  it('copies it also where a computer has a share sheet', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(() => {
      const share = async () => document.body.setAttribute('data-shared', '');
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await send(page).click();
    await expect
      .poll(() => page.getByRole('button', { name: checkTools.copied }).count(), {
        message: 'ST-PAY-7 on /: copied',
      })
      .toBe(1);
    expect(await page.locator('[data-shared]').count(), 'ST-PAY-7 on /: shared').toBe(0);
  });

  it('shows the link if the browser refuses, selected when it is focused', async () => {
    const page = await visit({ permissions: [] });
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await send(page).click();
    const field = page.getByLabel(checkTools.byHand);
    await expect.poll(() => field.count(), { message: 'ST-PAY-7 on /' }).toBe(1);
    await field.focus();
    const link = `${new URL(page.url()).origin}/#check=1,84.50,41.00,montana`;
    expect(await field.inputValue(), 'ST-PAY-7 on /').toBe(link);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
    await page.getByRole('button', { name: 'More hours' }).click();
    await expect.poll(() => field.inputValue()).toMatch(/85\.00/);
  });

  it.each(['shared', 'closed', 'open already'])(
    'hands it to the share sheet of a phone: %s',
    async (outcome) => {
      const page = await visit({ width: 390, isMobile: true, hasTouch: true, permissions: [] });
      await page.evaluate((outcome) => {
        Object.assign(globalThis, { shared: [] as unknown[] });
        const share = async (data: unknown) => {
          (globalThis as unknown as { shared: unknown[] }).shared.push(data);
          if (outcome === 'closed') throw new DOMException(outcome, 'AbortError');
          if (outcome === 'open already') throw new DOMException(outcome, 'InvalidStateError');
        };
        Object.defineProperty(navigator, 'share', { value: share });
      }, outcome);
      await send(page).tap();
      const shared = () =>
        page.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared);
      await expect.poll(async () => (await shared()).length).toBe(1);
      expect((await shared())[0]?.url).toMatch(/\/#check=1,84\.50,41\.00,montana$/);
      await fewFrames(page);
      expect(await send(page).isVisible(), 'ST-PAY-7 on /: nothing to say').toBe(true);
      expect(await page.getByLabel(checkTools.byHand).count(), 'ERR-1, ST-PAY-7 on /').toBe(0);
    },
  );
});
