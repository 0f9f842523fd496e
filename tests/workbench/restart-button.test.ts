import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { cartBadge, lastStep, openAt, runButton } from '../support/restart-page';
import { frameIn, goToStep, loadTrace, siteHydrated } from '../support/workbench-page';
import { oracle } from '../traces/oracle';

const visit = openSite();

/** Runs in the page: makes timers fifteen times faster. */
const hurry = () => {
  const start = setTimeout;
  window.setTimeout = ((act: () => void, ms = 0) => start(act, ms / 15)) as typeof setTimeout;
  const now = performance.now.bind(performance);
  performance.now = () => 15 * now();
};

describe('a trace from a file', () => {
  const golden = readFileSync('tests/traces/visit.json', 'utf8');

  it('can be run from without being changed', async () => {
    const page = await openAt(visit);
    const steps = judgeTrace(parseTrace(golden), oracle);
    const at = steps.findIndex(({ machine, to }) => machine === 'cart' && to === 'filled');
    const [line] = (steps[at]?.context.cartItems ?? []) as { qty: number }[];
    const pieces = line?.qty;
    await loadTrace(page, golden, 'visit.json');
    // A machine that runs at the step, as well.
    await page.getByLabel(/^Machine/).selectOption('cart');
    await page.getByText(`of ${steps.length}`).waitFor();
    await goToStep(page, at + 1);
    await page.getByRole('heading', { name: `Step ${at + 1}: cart` }).waitFor();
    await runButton(page).click();
    await page.getByText(`The app is running from step ${at + 1} of visit.json.`).waitFor();
    await cartBadge(page, `Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`);
    expect(await page.getByLabel('Source').inputValue()).toBe('app');
    await page.getByLabel('Source').selectOption({ label: `visit.json, ${steps.length} steps` });
    await page.getByText(`of ${steps.length}`).waitFor();
  });

  const opened = { path: '/', place: { address: '/', index: 0 } };
  it('is rejected if a step has an address outside the site, which is unchanged', async () => {
    const page = await openAt(visit, '/faq');
    const step = {
      time: 0,
      machine: 'navigation',
      actor: 'navigation 1',
      event: { type: 'xstate.init', input: opened },
      from: null,
      to: 'settled',
      changed: {
        path: '/',
        place: { address: '//elsewhere.example/', index: 0 },
        target: '/',
        bar: { address: '/', index: 0 },
      },
      actions: [],
      clauses: [],
    };
    await frameIn(page).evaluate(() => Object.assign(globalThis, { isSame: true }));
    const root = {
      ...step,
      machine: 'visit',
      actor: 'visit 1',
      event: { type: 'xstate.init', input: opened },
      to: 'underway',
      changed: { opened, path: '/' },
    };
    const actors = [{ name: 'visit 1' }, { name: step.actor, parent: 'visit 1' }];
    const trace = { format: 'statechart trace 1', actors, steps: [step, root] };
    await loadTrace(page, JSON.stringify(trace));
    await page.getByText('Step 2 of 2').waitFor();
    await goToStep(page, 2);
    await runButton(page).click();
    expect(await page.getByRole('alert').locator('p').innerText()).toBe(
      'The step happened at //elsewhere.example/, which is not a page of this site.',
    );
    expect(await frameIn(page).evaluate(() => 'isSame' in globalThis)).toBe(true);
  });
});

describe('the button', () => {
  it.each(
    nightly<[number, 'light' | 'dark']>(
      [
        [1280, 'light'],
        [1440, 'dark'],
        [390, 'light'],
      ],
      [[1280, 'light']],
    ),
  )(
    'at %i px, %s, shows what is restored, works by keyboard, and passes axe',
    async (width, colorScheme) => {
      const page = await openAt(visit, '/', { width, colorScheme });
      const last = await lastStep(page);
      await goToStep(page, last);
      await page.locator('.wb-restart summary').press('Enter');
      await page.getByText('Not restored: scroll position').waitFor();
      await runButton(page).press('Enter');
      await page.getByText(`The app is running from step ${last}.`).waitFor();
      expect(await runButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await page.locator('.wb-restart summary').press('Enter');
      const { violations } = await new AxeBuilder({ page }).include('.wb-inspector').analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    },
  );

  it('reloads the site with a message if it does not start within 15 s', async () => {
    const page = await openAt(visit, '/faq', { expectsFailedRequests: true });
    const step = await lastStep(page);
    await goToStep(page, step);
    await page.getByRole('heading', { name: new RegExp(`^Step ${step}: `) }).waitFor();
    await page.evaluate(hurry);
    const message = page.getByText('The site could not start from that state and was reloaded');
    // A page asks for a missing script again, so all are missing until the message appears.
    await page.route('**/assets/*.js', async (route) =>
      (await message.isVisible()) ? route.continue() : route.abort(),
    );
    await runButton(page).click();
    await message.waitFor();
    await siteHydrated(page);
  });
});
