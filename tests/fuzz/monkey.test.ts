import { expect, inject, it } from 'vitest';
import { hydrated, openSite } from '../support/open-site';
import { otherProduct } from '../support/sample';
import { act } from './monkey';
import { installWatch, navigationOf, settledState } from './page-watch';
import { createRandom } from './random';
import { runTask, shoppingTrip } from './shopping-trip';

const visit = openSite({ isIsolated: true });
const steps = 10_000;
const firstSeed = inject('fuzzSeed');
/** Steps in one visit; each visit has its own seed and can be repeated alone. */
const visitLength = 250;
const visits = steps / visitLength;
/** The hosts of frames (GEN-2). */
const framed = ['www.youtube-nocookie.com', 'www.openstreetmap.org'];

/** Counts of checks: all, with several cart lines, and on the cart page. */
const checks = { all: 0, severalLines: 0, richTables: 0 };

console.log(`${steps} steps of a monkey, from seed ${firstSeed}`);

// Concurrent, since a visit mostly waits for the next frame.
it.concurrent.for(Array.from({ length: visits }, (_, index) => firstSeed + index))(
  'random input leaves the site intact and the cart correct (GEN-1, ST-CART): seed %i',
  { timeout: 300_000 },
  async (seed, { onTestFinished }) => {
    const random = createRandom(seed);
    const setting = {
      width: random.pick([1280, 390]),
      height: 640,
      reducedMotion: random.pick(['no-preference', 'reduce'] as const),
      // The monkey opens missing pages (RT-6).
      path: '/nowhere',
      isMissing: true,
    };
    const page = await visit(setting, onTestFinished);
    await installWatch(page);
    // A window opened by a link would cover the page.
    page.context().on('page', (popup) => popup.close());
    await page.goto('/shop/nothing');
    await hydrated(page);
    const done: string[] = [];
    let trip = shoppingTrip();

    const fail = async (faults: string[]) => {
      const last = done.slice(-30).map((action, index, all) => `${index - all.length}: ${action}`);
      const where = `at ${page.url()}, navigation ${await navigationOf(page)}`;
      throw new Error(
        [`Seed ${seed}, step ${done.length}, ${where}`, ...faults, ...last].join('\n'),
      );
    };
    const expectSilence = async () => {
      const strangers = page.externalHosts.filter((host) => !framed.includes(host));
      const faults = [...page.consoleProblems, ...strangers.map((host) => `requested ${host}`)];
      if (new URL(page.url()).origin !== inject('siteUrl')) faults.push('left the site');
      if (faults.length > 0) await fail(faults);
    };
    const check = async () => {
      const { faults, lines, isRichTable } = await settledState(page);
      checks.all += 1;
      if (lines >= 2) checks.severalLines += 1;
      if (isRichTable) checks.richTables += 1;
      if (faults.length > 0) await fail(faults);
      return lines;
    };
    const step = async () => {
      const task = random.below(4) > 0 ? trip.shift() : undefined;
      if (!task) return act(page, random);
      const { done, faults } = await runTask(page, task, random);
      if (faults.length > 0) await fail([done, ...faults]);
      return `task ${done}`;
    };

    while (done.length < visitLength) {
      const { pathname } = new URL(page.url());
      const action = await step().catch((error: unknown) => {
        const text = String(error);
        // The page is being replaced.
        if (/context was destroyed|interrupted by another/.test(text)) return `late: ${text}`;
        throw error;
      });
      done.push(`${pathname}: ${action}`);
      await expectSilence();
      if (done.length % 4 > 0) continue;
      const lines = await check();
      if (lines < 2 && trip.length === 0 && random.below(2) === 0) trip = shoppingTrip();
    }

    await page.setViewportSize({ width: 1280, height: 640 });
    const stillAnswers = async () => {
      // A pending Back from the last steps can interrupt the first attempt.
      await page.goto('/shop').catch(() => page.goto('/shop'));
      await hydrated(page);
      await page.locator('main').getByRole('link', { name: otherProduct.name }).click();
      await page.getByRole('heading', { level: 1, name: otherProduct.name }).waitFor();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    };
    await stillAnswers().catch((error: unknown) => fail([String(error)]));
    await check();
  },
);

it('enough checks saw a cart with several lines, and its table', () => {
  console.log(checks);
  expect(checks.all).toBeGreaterThanOrEqual(steps / 4);
  expect(checks.severalLines).toBeGreaterThanOrEqual(checks.all / 4);
  expect(checks.richTables).toBeGreaterThanOrEqual(checks.all / 20);
});
