import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import { cartMachine } from '@machines/cart.machine';
import * as machines from '@machines/index';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createRecorder } from '@/tracing/record-trace';
import { parseTrace, replayTrace } from '@/tracing/replay-trace';
import { summary } from '../support/disclosure';
import { hydrated, openSite } from '../support/open-site';

const visit = openSite();
const open = () => visit({ path: '/statecharts', isStatic: true, reducedMotion: 'reduce' });

const site = (page: Page) => page.frameLocator('iframe[title="The site"]');
const choose = (page: Page, machine: string) => page.getByLabel('Machine').selectOption(machine);
const lit = (page: Page) =>
  page.locator('.chart-state[data-kind=atomic][data-active] .chart-name text');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const file = (content: string) => ({
  name: 'trace.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const load = (page: Page, content: string) =>
  page.getByLabel('Trace file').setInputFiles(file(content));

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

describe('the workbench', () => {
  it('lights the states of the site as one clicks, and tells why', async () => {
    const page = await open();
    await choose(page, 'cart');
    await expect.poll(() => lit(page).allTextContents()).toEqual(['empty']);
    await fillCart(page);
    await expect.poll(() => lit(page).allTextContents()).toEqual(['filled']);
    expect(await page.getByLabel('Context').innerText()).toContain('"itemPrice": 430');
    await page
      .getByRole('row', { name: /cart 1.*item\.added/ })
      .getByRole('button')
      .click();
    expect(await page.locator('.details').innerText()).toContain('ST-CART-1 Adding a product');
    await page.locator('[data-id="cart.filled#cart.emptied#0"] text').click();
    expect(await page.locator('.details').innerText()).toContain('ST-CART-4');
  });

  it('sends events, with a payload where they carry one', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    const events = page.getByLabel('Events');
    await events.getByRole('button', { name: 'item.added …' }).click();
    await events.getByLabel('Payload of item.added').fill('{"item":');
    expect(await events.getByRole('button', { name: 'Send item.added' }).isDisabled()).toBe(true);
    await events
      .getByLabel('Payload of item.added')
      .fill('{"item":{"id":"x","name":"X","price":402.5,"qty":2}}');
    await events.getByRole('button', { name: 'Send item.added' }).click();
    await site(page).getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await events.getByRole('button', { name: 'cart.emptied' }).click();
    await expect.poll(() => lit(page).allTextContents()).toEqual(['empty']);
    expect(await page.getByLabel('Context').innerText()).toContain('"itemPrice": 1235');
  });

  it('steps back and forth through the trace', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await page
      .getByRole('row', { name: /cart 1.*item\.added/ })
      .getByRole('button')
      .click();
    expect(await lit(page).allTextContents()).toEqual(['filled']);
    await button(page, 'Step back').press('Enter');
    await choose(page, 'cart');
    await expect.poll(() => lit(page).allTextContents()).toEqual(['empty']);
    await button(page, 'Step forth').press('Enter');
    await expect.poll(() => lit(page).allTextContents()).toEqual(['filled']);
    await button(page, 'Live').click();
    expect(await button(page, 'Live').isDisabled()).toBe(true);
  });

  it('saves a trace that can be checked', async () => {
    const page = await open();
    await fillCart(page);
    const download = page.waitForEvent('download');
    await button(page, 'Save trace').click();
    const trace = parseTrace(await text(await (await download).createReadStream()));
    expect(trace.steps.some(({ event }) => event.type === 'item.added')).toBe(true);
    const all = Object.fromEntries(Object.values(machines).map((one) => [one.id, one]));
    expect(replayTrace(trace, all)).toBeNull();
  });

  it('loads traces, of ten thousand steps as well, and refuses what is none', async () => {
    const { trace, watch } = createRecorder();
    const actor = createActor(cartMachine, { inspect: watch }).start();
    for (let index = 0; index < 9_999; index += 1) {
      const id = `course-${index % 3}`;
      actor.send({ type: 'item.added', item: { id, name: id, price: 402, qty: 1 } });
    }
    const page = await open();
    await load(page, JSON.stringify(trace));
    await page.getByText('Step 1 of 10000. The statecharts take every step').waitFor();
    expect(await page.locator('.trace tr').count()).toBeLessThan(60);
    await page.locator('.trace').evaluate((element) => element.scrollTo(0, 200_000));
    await page
      .getByRole('row', { name: /item\.added/ })
      .last()
      .getByRole('button')
      .click();
    const forth = await page.evaluate(async () => {
      const step = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Step forth',
      );
      const start = performance.now();
      step?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    });
    expect(forth).toBeLessThan(100);

    const changed = structuredClone(trace);
    Object.assign(changed.steps[5] ?? {}, { to: 'empty' });
    await load(page, JSON.stringify(changed));
    await page.getByText('Step 6 is not what the statecharts do.').waitFor();
    for (const [content, reason] of [
      ['', 'This is no JSON.'],
      ['[]', 'This is no trace'],
      ['{"format":"accupay trace 1","steps":[null]}', 'Step 1 of the trace is not a step.'],
    ] as const) {
      await load(page, content);
      await page.getByRole('alert').getByText(reason).waitFor();
    }
  });

  it('shows a transition within 100 ms of the click', async () => {
    const page = await open();
    await choose(page, 'pricing');
    await hydratedSite(page);
    await site(page).locator('label', { hasText: 'Yearly' }).scrollIntoViewIfNeeded();
    await expect.poll(() => lit(page).allTextContents()).toEqual(['monthly']);
    const took = await page.evaluate(async () => {
      const document_ = document.querySelector('iframe')?.contentDocument;
      const yearly = [...(document_?.querySelectorAll('label') ?? [])].find(
        ({ textContent }) => textContent === 'Yearly',
      );
      const start = performance.now();
      yearly?.click();
      const isLit = () =>
        document.querySelector('[data-id="pricing.yearly"]')?.hasAttribute('data-active');
      while (!isLit()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    });
    expect(took).toBeLessThan(100);
  });

  it('is clean by axe, and not to be found by search engines or in the site’s own code', async () => {
    const page = await open();
    await choose(page, 'desktopMenu');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(readFileSync('dist/site/sitemap.xml', 'utf8')).not.toContain('statecharts');
    const own = readFileSync('dist/site/statecharts.html', 'utf8');
    const carriers = readdirSync('dist/site/assets')
      .filter((name) => name.endsWith('.js') && !own.includes(name))
      .filter((name) =>
        readFileSync(`dist/site/assets/${name}`, 'utf8').includes(
          'Press a transition of the chart',
        ),
      );
    expect(carriers).toEqual([]);
  });
});

describe('the chart', () => {
  const size = (page: Page) => page.getByLabel('Size').innerText();
  const place = (page: Page) => page.locator('.chart-canvas > g').getAttribute('transform');

  it('can be read whole, whichever machine it is of', async () => {
    const page = await visit({ path: '/statecharts', isStatic: true, width: 1280, height: 900 });
    for (const { id } of Object.values(machines)) {
      await choose(page, id);
      const read = () =>
        page.evaluate(() => {
          const pane = document.querySelector('.chart-pane')?.getBoundingClientRect();
          const drawing = document.querySelector<SVGGElement>('.chart-canvas > g');
          const scale = drawing?.getCTM()?.a ?? 0;
          const words = [...document.querySelectorAll('.chart-canvas text')];
          const sizes = words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize));
          const box = drawing?.getBoundingClientRect();
          return {
            text: Math.min(...sizes) * scale,
            isInside:
              !!pane &&
              !!box &&
              box.left >= pane.left &&
              box.right <= pane.right &&
              box.top >= pane.top &&
              box.bottom <= pane.bottom,
            // Letters as wide as they were measured.
            strayed: words.filter((word) => {
              const measured = Number(word.getAttribute('textLength'));
              word.removeAttribute('textLength');
              const drawn = (word as SVGTextElement).getComputedTextLength();
              word.setAttribute('textLength', String(measured));
              return Math.abs(drawn - measured) > 1;
            }).length,
          };
        });
      const { text, isInside, strayed } = await read();
      expect(text, id).toBeGreaterThanOrEqual(11);
      expect({ id, isInside, strayed }).toEqual({ id, isInside: true, strayed: 0 });
    }
  });

  it('is moved and enlarged by keys, wheel, pointer and buttons, and fitted again', async () => {
    const page = await open();
    await choose(page, 'cart');
    const pane = page.locator('.chart-pane');
    const [fitted, fittedSize] = [await place(page), await size(page)];
    await pane.focus();
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '+']) await page.keyboard.press(key);
    expect(await place(page)).not.toBe(fitted);
    expect(Number.parseInt(await size(page), 10)).toBeGreaterThan(Number.parseInt(fittedSize, 10));
    await page.keyboard.press('0');
    expect(await place(page)).toBe(fitted);

    await pane.hover();
    // Fitted, it leaves the wheel to the page.
    await page.mouse.wheel(0, 40);
    expect(await place(page)).toBe(fitted);
    await pane.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => place(page)).not.toBe(fitted);
    await button(page, 'Fit').click();
    expect(await place(page)).toBe(fitted);

    const box = await pane.boundingBox();
    if (!box) throw new Error('No pane');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 50, { steps: 4 });
    await page.mouse.up();
    expect(await place(page)).not.toBe(fitted);
    await button(page, 'Reduce').click();
    await button(page, 'Enlarge').click();
    expect(await size(page)).toBe(fittedSize);
  });

  it('is told whole in its outline, which selects the same', async () => {
    const page = await open();
    await choose(page, 'cart');
    await fillCart(page);
    await page.getByText('2 states, 9 transitions').click();
    const outline = page.locator('.outline');
    expect(await outline.getByRole('button').count()).toBe(1 + 2 + 9);
    await expect
      .poll(() => outline.getByRole('button', { name: /^filled/ }).innerText())
      .toContain('active');
    await outline.getByRole('button', { name: 'cart.emptied → empty' }).press('Enter');
    expect(await page.locator('.details').innerText()).toContain('ST-CART-4');
    const drawn = page.locator('[data-id="cart.filled#cart.emptied#0"]');
    expect(await drawn.getAttribute('data-selected')).toBe('true');
    const taken = page.locator('[data-id="cart.empty#item.added#0"]');
    expect(await taken.getAttribute('data-lit')).toBe('true');
  });

  it('is clean by axe, light and dark, with its outline open', async () => {
    const page = await open();
    await choose(page, 'combobox');
    await page.locator('.chart-outline > summary').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).include('.statechart').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    }
  });

  it('is laid out before the page is made: no layout code comes along', () => {
    const scripts = readdirSync('dist/site/assets').filter((name) => name.endsWith('.js'));
    const carriers = scripts.filter((name) =>
      /org\.eclipse\.elk|fontkit/.test(readFileSync(`dist/site/assets/${name}`, 'utf8')),
    );
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
    type Received = { type: string; event?: { type: string } }[];
    const types = () =>
      stately.evaluate(() =>
        (window as unknown as { received: Received }).received.map(
          ({ type, event }) => event?.type ?? type,
        ),
      );
    await expect.poll(types).toContain('item.toggled');
    expect((await types()).filter((type) => type === '@xstate.actor').length).toBeGreaterThan(4);
    expect((await types()).filter((type) => type === 'item.toggled').length).toBe(2);
  });

  it('is offered only on request', async () => {
    const page = await visit({ path: '/faq' });
    expect(await page.getByRole('button', { name: 'Inspect in Stately' }).count()).toBe(0);
  });
});
