import { expect, inject, it } from 'vitest';
import { hydrated, openSite } from '../support/open-site';
import { act } from './monkey';
import { installWatch, settledState } from './page-watch';
import { createRandom } from './random';

const visit = openSite();
const steps = inject('monkeySteps');
const firstSeed = inject('fuzzSeed');
/** Steps of one visit; each visit has a seed of its own, with which it alone can be repeated. */
const visitLength = 250;
/** What a page may frame from elsewhere (GEN-2). */
const framed = ['www.youtube-nocookie.com', 'www.openstreetmap.org'];

let filledChecks = 0;

console.log(`${steps} steps of a monkey, from seed ${firstSeed}`);

it.each(Array.from({ length: steps / visitLength }, (_, index) => firstSeed + index))(
  'a monkey leaves the site whole and the cart right (GEN-1, ST-CART): seed %i',
  async (seed) => {
    const random = createRandom(seed);
    const page = await visit({
      width: random.pick([1280, 390]),
      reducedMotion: random.pick(['no-preference', 'reduce']),
      // Paths that are missing are no fault here, for the monkey tries some (RT-6).
      path: '/nowhere',
      isMissing: true,
    });
    await installWatch(page);
    // A window that a link opened would take the page's place on the screen.
    page.context().on('page', (popup) => popup.close());
    await page.goto(random.pick(['/shop/bookkeeping-for-owners', '/shop/nothing']));
    await hydrated(page);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const done: string[] = [];

    const fail = (faults: string[]) => {
      const last = done.slice(-30).map((action, index, all) => `${index - all.length}: ${action}`);
      throw new Error(
        [`Seed ${seed}, step ${done.length}, at ${page.url()}`, ...faults, ...last].join('\n'),
      );
    };
    const expectSilence = () => {
      const strangers = page.foreign.filter((host) => !framed.includes(host));
      const faults = [...page.complaints, ...strangers.map((host) => `asked ${host}`)];
      if (new URL(page.url()).origin !== inject('siteUrl')) faults.push('left the site');
      if (faults.length > 0) fail(faults);
    };
    const check = async () => {
      const { faults, pieces } = await settledState(page);
      if (pieces > 0) filledChecks += 1;
      if (faults.length > 0) fail(faults);
    };
    await check();
    for (let step = 0; step < visitLength; step += 1) {
      const { pathname } = new URL(page.url());
      const action = await act(page, random).catch((error: unknown) => {
        const text = String(error);
        // A page that is just being left can't be asked where its buttons are.
        if (/context was destroyed|interrupted by another/.test(text)) return `late: ${text}`;
        throw error;
      });
      done.push(`${pathname}: ${action}`);
      expectSilence();
      if (step % 4 === 3) await check();
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    const stillAnswers = async () => {
      await page.goto('/shop');
      await hydrated(page);
      await page.locator('main').getByRole('link', { name: 'Bookkeeping for Owners' }).click();
      await page.getByRole('heading', { level: 1, name: 'Bookkeeping for Owners' }).waitFor();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    };
    await stillAnswers().catch((error: unknown) => fail([String(error)]));
    await check();
    expect(done.length).toBe(visitLength);
  },
  240_000,
);

it('had something in the cart in every visit', () => {
  expect(filledChecks).toBeGreaterThanOrEqual(steps / visitLength);
});
