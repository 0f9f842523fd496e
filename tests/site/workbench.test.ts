import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import { cartMachine } from '@machines/cart.machine';
import { faqMachine } from '@machines/faq.machine';
import { judgeTrace } from '@workbench/judge/judge';
import { parseTrace } from '@workbench/recorder/parse-trace';
import { createRecorder } from '@workbench/recorder/record-trace';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { summary } from '../support/disclosure';
import { hydrated, openSite } from '../support/open-site';
import { oracle } from '../traces/oracle';

const visit = openSite();
const open = () => visit({ path: '/statecharts', isStatic: true, reducedMotion: 'reduce' });

const site = (page: Page) => page.frameLocator('iframe[title="The site"]');
const choose = (page: Page, machine: string) => page.getByLabel('Machine').selectOption(machine);
const openPanel = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inspector = (page: Page) => page.getByLabel('Step and context');
const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });
const file = (content: string, name = 'trace.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const load = (page: Page, content: string, name?: string) =>
  page.getByLabel('Trace file').setInputFiles(file(content, name));

/** The leaf states of the chart that are lit, by name. */
const lit = (page: Page) =>
  page
    .locator('.chart-state[data-active][data-kind=atomic]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')?.split('.').at(-1)));

/** The file that the workbench offers at a press, as text. */
async function downloaded(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return text(await (await download).createReadStream());
}

/** The frame's own document, once it has hydrated. */
async function hydratedSite(page: Page) {
  await site(page).locator('main').waitFor();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('No site in the frame');
  await hydrated(frame);
}

/** A product's page in the frame, with one piece of it in the cart. */
async function fillCart(page: Page) {
  await hydratedSite(page);
  await site(page).getByRole('button', { name: 'Open menu' }).click();
  const shop = site(page).getByRole('dialog').locator('summary');
  await shop.filter({ hasText: 'Shop' }).click();
  await site(page).getByRole('dialog').getByRole('link', { name: 'Shop Details' }).click();
  await site(page).getByRole('button', { name: 'Add to Cart' }).click();
  await site(page).getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

/** A cart into which `adds` pieces went. */
function recordCart(adds: number) {
  const { trace, watch } = createRecorder();
  const actor = createActor(cartMachine, { inspect: watch }).start();
  for (let index = 0; index < adds; index += 1) {
    const id = `course-${index % 3}`;
    actor.send({ type: 'item.added', item: { id, name: id, price: 402, qty: 1 } });
  }
  return trace;
}

/** The site, whose cart calculates another item price than it should. */
async function alterCart(page: Page) {
  const folder = 'dist/site/assets';
  const itemPrice = /recalculate:(\w+)\(\{itemPrice:[^}]+\}\) *=> *[^}]+\}\)/;
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  const name = readdirSync(folder).find(
    (one) => /^(?!statecharts).*\.js$/.test(one) && itemPrice.test(read(one)),
  );
  if (!name) throw new Error('No code of the site calculates the item price');
  const body = read(name).replace(itemPrice, 'recalculate:$1({itemPrice:()=>1})');
  await page.route(`**/${name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

describe('the workbench', () => {
  it('lights the states of the site as one clicks, and tells why', async () => {
    const page = await open();
    await choose(page, 'cart');
    await expect.poll(() => lit(page)).toEqual(['empty']);
    await fillCart(page);
    await expect.poll(() => lit(page)).toEqual(['filled']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      '"itemPrice": 430',
    );
    await rowOf(page, /cart 1 item\.added/)
      .getByRole('button')
      .click();
    const told = await inspector(page).innerText();
    expect(told).toContain('ST-CART-1 Adding a product');
    expect(told).toContain('moved: empty → filled');
    expect(told).toContain('itemPrice 0 → 430');
    expect(told).toMatch(/row \d+/);
    await page.locator('.chart-transition', { hasText: 'cart.emptied' }).click();
    expect(await inspector(page).innerText()).toContain('ST-CART-4');
  });

  it('says of each step what happened and which row has it, in words', async () => {
    const page = await open();
    await fillCart(page);
    await page.locator('output', { hasText: 'No step departs' }).waitFor();
    await page.getByLabel('Filter').fill('event:item.added');
    const cells = await page.locator('.wb-steps tbody tr:not([aria-hidden]) td').allInnerTexts();
    expect(cells[4]).toContain('moved: empty → filled');
    expect(cells[5]).toMatch(/^row \d+$/);
    expect(cells[6]).toContain('ST-CART-1');
    await page.getByLabel('Filter').fill('verdict:nothing');
    await rowOf(page, /ignored here|refused by is/)
      .first()
      .waitFor();
    expect(await page.locator('.wb-steps tbody').innerText()).not.toMatch(/[{}]/);
  });

  it('shows at the first wrong click that a chart is not what it should be', async () => {
    const page = await open();
    await alterCart(page);
    await page.reload();
    await fillCart(page);
    await page.getByRole('button', { name: /^1 step departs/ }).click();
    const told = await inspector(page).innerText();
    expect(told).toContain('departs');
    expect(told).toMatch(/Expected\s+itemPrice 0 → 430\s+Came\s+itemPrice 0 → 1\s/);
    expect(told).toContain('ST-CART-5 After each add or remove');
    await page.unrouteAll();
  });

  it('sends events, with a payload where they carry one', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await openPanel(page, 'Events');
    const events = page.getByRole('tabpanel');
    await events.getByRole('button', { name: 'item.added …' }).click();
    await events.getByLabel('Payload of item.added').fill('{"item":');
    expect(await events.getByRole('button', { name: 'Send item.added' }).isDisabled()).toBe(true);
    await events
      .getByLabel('Payload of item.added')
      .fill('{"item":{"id":"x","name":"X","price":402.5,"qty":2}}');
    await events.getByRole('button', { name: 'Send item.added' }).click();
    await site(page).getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await events.getByRole('button', { name: 'cart.emptied' }).click();
    await expect.poll(() => lit(page)).toEqual(['empty']);
    expect(await page.getByLabel('Context', { exact: true }).innerText()).toContain(
      '"itemPrice": 1235',
    );
  });

  it('steps back and forth through the trace, by buttons and by keys', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await rowOf(page, /cart 1 item\.added/)
      .getByRole('button')
      .click();
    expect(await lit(page)).toEqual(['filled']);
    await button(page, 'Step back').press('Enter');
    await choose(page, 'cart');
    await expect.poll(() => lit(page)).toEqual(['empty']);
    await page.locator('.wb-steps').press('ArrowDown');
    await expect.poll(() => lit(page)).toEqual(['filled']);
    await button(page, 'Live').click();
    expect(await button(page, 'Live').isDisabled()).toBe(true);
  });

  it('keeps the ledger of clauses, leads to their steps, and makes tests of them', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Clauses');
    const clause = (id: string) => page.locator('.wb-ledger li', { hasText: new RegExp(`^${id}`) });
    expect(await clause('ST-CART-1').innerText()).toContain('exercised 1 time');
    expect(await clause('ST-CART-4').innerText()).toContain('not yet');
    const unheld = page.locator('.wb-ledger li').filter({ hasText: 'carried by no chart' });
    expect(await unheld.first().innerText()).toMatch(/Held by .+\.test\.ts/);
    const test = await downloaded(page, 'Make a test of ST-CART-1');
    expect(test).toContain("it('ST-CART-1 holds");
    expect(test.match(/"machine":"cart"/g)).toHaveLength(2);
    await clause('ST-CART-1')
      .getByRole('button', { name: /Go to step/ })
      .click();
    expect(await inspector(page).innerText()).toContain('item.added');
    const report = await downloaded(page, 'Report');
    expect(report).toMatch(/\| ST-CART-1 \| exercised 1 time \| \d+ \|/);
    expect(report).toMatch(/## Departures\s+None\./);
  });

  it('shows actors as a tree, and counts what came', async () => {
    const page = await open();
    await fillCart(page);
    await openPanel(page, 'Actors');
    await page
      .getByRole('listitem')
      .filter({ hasText: /^headerScroll 1/ })
      .getByRole('listitem')
      .filter({ hasText: 'scrollPosition 1' })
      .waitFor();
    const stopped = page.locator('[data-stopped=true] > button').first();
    const name = await stopped.innerText();
    await stopped.click();
    expect(await inspector(page).innerText()).toContain(`Context of ${name}`);
    await choose(page, 'cart');
    await openPanel(page, 'Coverage');
    const counted = page.locator('.wb-coverage li', { hasText: 'filled' });
    expect((await counted.innerText()).replace(/\s+/g, ' ')).toBe('filled 1');
  });

  it('keeps its view in the address, and says when a step is not there', async () => {
    const page = await open();
    const follow = (hash: string) =>
      page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
    await hydratedSite(page);
    await follow('#machine=quantity&panel=clauses&step=9999');
    await page
      .getByRole('alert')
      .getByText(/There is no step 9999: this visit has \d+ so far\./)
      .waitFor();
    expect(await page.getByLabel('Machine').inputValue()).toBe('quantity');
    await choose(page, 'cart');
    await openPanel(page, 'Trace');
    await page.getByLabel('Filter').fill('actor:cart');
    await rowOf(page, /cart 1/)
      .getByRole('button')
      .click();
    expect(page.url()).toMatch(/#machine=cart&step=\d+&actor=cart\+1&filter=actor%3Acart$/);
    await page.reload();
    expect(await page.getByLabel('Machine').inputValue()).toBe('cart');
    expect(await page.getByLabel('Filter').inputValue()).toBe('actor:cart');
    await follow('#machine=nothing');
    await page.getByRole('alert').getByText('There is no machine “nothing” here.').waitFor();
  });

  it('shows itself', async () => {
    const page = await open();
    await hydratedSite(page);
    await page.getByLabel('Source').selectOption('This workbench');
    await openPanel(page, 'Coverage');
    await expect.poll(() => lit(page)).toEqual(['newest', 'coverage']);
    await openPanel(page, 'Trace');
    const verdicts = await page.locator('.wb-steps tbody td:nth-child(6)').allInnerTexts();
    expect(verdicts.filter((words) => !/^(start|(nothing, as )?rows? \d+)/.test(words))).toEqual(
      [],
    );
    expect(verdicts.length).toBeGreaterThan(3);
  });

  it('saves a trace that can be judged', async () => {
    const page = await open();
    await fillCart(page);
    const trace = parseTrace(await downloaded(page, 'Save trace'));
    expect(trace.steps.some(({ event }) => event.type === 'item.added')).toBe(true);
    const kinds = judgeTrace(trace, oracle).map(({ verdict }) => verdict.kind);
    expect(kinds).not.toContain('departs');
    expect(kinds).not.toContain('unjudged');
  });

  // Again if need be: on a busy machine a task lasts longer than it takes.
  it('loads ten thousand steps and goes through them without a long task', {
    retry: 3,
  }, async () => {
    const page = await open();
    await hydratedSite(page);
    // The file is in the page before anything is measured.
    await page.evaluate(
      (content) => Object.assign(globalThis, { kept: new File([content], 'long.json') }),
      JSON.stringify(recordCart(9_999)),
    );
    const input = await page.getByLabel('Trace file').elementHandle();
    await page.evaluate((field) => {
      const longest = { ms: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: 'longtask' });
      Object.assign(globalThis, { longest });
      const files = new DataTransfer();
      files.items.add((globalThis as unknown as { kept: File }).kept);
      (field as HTMLInputElement).files = files.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    }, input);
    await page.getByText('Step 10000 of 10000').waitFor({ timeout: 30_000 });
    expect(await page.locator('.wb-steps tr').count()).toBeLessThan(60);
    await page.getByLabel('Filter').fill('event:item.added clause:ST-CART-7');
    await page.getByText('1 of 10000').waitFor();
    await page.getByLabel('Filter').fill('');
    await button(page, 'Step back').click();
    await page.getByText('Step 9999 of 10000').waitFor();
    const longest = await page.evaluate(
      () => (globalThis as unknown as { longest: { ms: number } }).longest.ms,
    );
    expect(longest).toBeLessThan(200);
  });

  it('compares two traces', async () => {
    const page = await open();
    await load(page, JSON.stringify(recordCart(1)), 'one.json');
    await page.getByText('Step 2 of 2').waitFor();
    await load(page, JSON.stringify(recordCart(0)), 'none.json');
    await page.getByText('Step 1 of 1').waitFor();
    await page.getByLabel('Compare with').selectOption('one.json');
    const told = page.getByRole('status').filter({ hasText: 'differs' });
    expect(await told.innerText()).toContain('one.json first differs at step 2.');
    expect(await told.innerText()).toContain('gained: CART-1, ST-CART-1, ST-CART-5, ST-CART-7');
  });

  it('names departures of a loaded trace, and refuses what is none', async () => {
    const page = await open();
    await hydratedSite(page);
    const changed = recordCart(9);
    Object.assign(changed.steps[5] ?? {}, { changed: { itemPrice: 1 } });
    await load(page, JSON.stringify({ ...changed, charts: '0' }));
    await page.getByText('trace.json was recorded with other charts (0)').waitFor();
    await page.getByRole('button', { name: /steps? departs?/ }).click();
    expect(await inspector(page).innerText()).toContain('Step 6');
    for (const [content, reason] of [
      ['', 'This is no JSON.'],
      ['[]', 'This is no trace'],
      ['{"format":"accupay trace 1","steps":[null]}', 'Step 1 of the trace is not a step.'],
      [JSON.stringify(recordCart(1)).replaceAll('"cart"', '"till"'), 'there is no machine till'],
      [JSON.stringify(recordCart(1)).replaceAll('"filled"', '"full"'), 'cart has no state "full"'],
    ] as const) {
      await load(page, content);
      await page.getByRole('alert').getByText(reason).waitFor();
      expect(await page.getByText('Step 6 of 10').count()).toBe(1);
    }
    await page.getByLabel('Trace file').evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'big.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByRole('alert').getByText('big.json has 50 MB.').waitFor();
    expect(await page.getByText('Step 6 of 10').count()).toBe(1);
  });

  it('shows a transition and its verdict within 100 ms of the click', { retry: 3 }, async () => {
    const page = await open();
    await choose(page, 'pricing');
    await hydratedSite(page);
    await site(page).locator('label', { hasText: 'Yearly' }).scrollIntoViewIfNeeded();
    await expect.poll(() => lit(page)).toEqual(['monthly']);
    const took = await page.evaluate(async () => {
      const document_ = document.querySelector('iframe')?.contentDocument;
      const yearly = [...(document_?.querySelectorAll('label') ?? [])].find(
        ({ textContent }) => textContent === 'Yearly',
      );
      const start = performance.now();
      yearly?.click();
      const isShown = () =>
        document.querySelector('[data-id="pricing.yearly"][data-active]') &&
        /yearly\.selected.*row \d/s.test(document.querySelector('.wb-step')?.textContent ?? '');
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    });
    expect(took).toBeLessThan(100);
  });

  it.each(['light', 'dark'] as const)('is clean by axe in every panel, %s', async (scheme) => {
    const page = await open();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await fillCart(page);
    await choose(page, 'cart');
    for (const panel of ['Trace', 'Clauses', 'Coverage', 'Actors', 'Events']) {
      await openPanel(page, panel);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${panel} ${id}: ${nodes[0]?.target}`)).toEqual([]);
    }
  });

  it('is not to be found by search engines or in the site’s own code', async () => {
    const page = await open();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(readFileSync('dist/site/sitemap.xml', 'utf8')).not.toContain('statecharts');
    const own = readFileSync('dist/site/statecharts.html', 'utf8');
    const marks = ['No step departs', 'carried by no chart'];
    const carriers = readdirSync('dist/site/assets')
      .filter((name) => name.endsWith('.js') && !own.includes(name))
      .filter((name) => {
        const code = readFileSync(`dist/site/assets/${name}`, 'utf8');
        return marks.some((mark) => code.includes(mark));
      });
    expect(carriers).toEqual([]);
  });
});

describe('?inspect', () => {
  it('offers Stately, and says so when it cannot be reached', async () => {
    const page = await visit({ path: '/faq?inspect' });
    const box = page.getByRole('complementary', { name: 'Statechart inspector' });
    expect(page.foreign).toEqual([]);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await box.getByRole('button', { name: 'Inspect in Stately' }).click();
    await box.getByText('Stately could not be reached').waitFor();
    expect(await box.getByRole('link', { name: 'Open the workbench' }).getAttribute('href')).toBe(
      '/statecharts',
    );
  });

  it('attaches to every live actor once Stately answers', async () => {
    const page = await visit({ path: '/faq?inspect' });
    await page.context().route('https://stately.ai/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>window.received = []; addEventListener("message", ({ data }) => received.push(data)); opener.postMessage({ type: "@statelyai.connected" }, "*");</script>',
      }),
    );
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Inspect in Stately' }).click();
    await page.getByText(/Attached to \d+ actors\./).waitFor();
    const stately = await opened;
    await summary(page, 'Can we switch in the middle of the year?').click();
    type Received = { type: string; event?: { type: string }; definition?: string }[];
    const received = () =>
      stately.evaluate(() => (window as unknown as { received: Received }).received);
    await expect
      .poll(async () => (await received()).map(({ event }) => event?.type))
      .toContain('item.toggled');
    const actors = (await received()).filter(({ type }) => type === '@xstate.actor');
    expect(actors.length).toBeGreaterThan(4);
    const faq = faqMachine.config;
    expect(actors.map(({ definition }) => definition)).toContain(JSON.stringify(faq));
  });

  it('is offered only on request', async () => {
    const page = await visit({ path: '/faq' });
    expect(await page.getByRole('button', { name: 'Inspect in Stately' }).count()).toBe(0);
  });
});
