import { expect, inject } from 'vitest';
import { allFailures, type Failure, moduleOf, serveFailing } from '../support/failing-site';
import { nightly } from '../support/nightly';
import { product } from '../support/sample';
import { inEngines } from './in-engines';

const path = '/faq';
const modules = ['react', 'faq-page', 'index'].map((name) => moduleOf(path, name));

/** Failures after which a file can arrive; engines differ in which ones they remember. */
const passing = nightly<Failure>(
  ['is cut off', 'is missing', 'meets a busy server', 'is another file'],
  ['is cut off', 'is another file'],
);

/** What engines write about requests that fail. */
const complaints = [
  'Failed to load',
  'Could not load',
  'Loading module from',
  'MIME type',
  'net::ERR',
  'status of',
];

inEngines('a visitor', (it) => {
  // In WebKit, an import that awaits a file that failed may never end, or end without running.
  const cases = modules.flatMap((file) => passing.map((failure) => [file, failure] as const));
  it.for(cases)(
    'has a page that works although %s %s once (ERR-2)',
    async ([file, failure], { open, hydrates, read, tolerated }) => {
      tolerated.push(...complaints);
      const site = await serveFailing(inject('listeningUrl'));
      site.fail(file, failure, 1);
      await open(site.url + path);
      await hydrates();
      expect(await read.isVisible('#scripts-missing')).toBe(false);
    },
  );

  it.for(nightly<Failure>(allFailures, ['is missing']))(
    'is told that a script %s for good, and loads the page again once it is back (ERR-2)',
    async (failure, { driver, open, hydrates, read, tolerated }) => {
      tolerated.push(...complaints);
      const site = await serveFailing(inject('listeningUrl'));
      site.fail(moduleOf(path, 'react'), failure);
      await open(site.url + path);
      await expect.poll(() => read.isVisible('#scripts-missing'), { timeout: 30_000 }).toBe(true);
      const [, question = ''] = await read.texts('main summary');
      await driver.click({ css: 'main summary', name: question });
      await expect.poll(() => read.attributes('main details', 'open')).toContain('');
      site.heal();
      await driver.click({ css: '#scripts-missing a', name: 'Reload the page' });
      await hydrates();
      expect(await read.isVisible('#scripts-missing')).toBe(false);
    },
  );

  it('keeps the cart if the code of the next page fails (ERR-3)', async ({
    driver,
    open,
    hydrates,
    read,
    shows,
    tolerated,
  }) => {
    tolerated.push(...complaints);
    const site = await serveFailing(inject('listeningUrl'));
    site.fail(moduleOf('/about', 'about-page'), 'is missing');
    await open(site.url + product.path);
    await hydrates();
    const hasCart = () => read.isVisible('header a[aria-label="Cart, 1 item"]');
    const isAsked = () => read.isVisible('#leave-question[open]');
    await driver.click({ css: 'button', name: 'Add to Cart' });
    await expect.poll(hasCart).toBe(true);
    await driver.click({ css: 'header a', name: 'About' });
    await expect.poll(isAsked).toBe(true);
    await driver.press('Enter');
    await expect.poll(isAsked).toBe(false);
    expect([await read.path(), await hasCart()]).toEqual([product.path, true]);
    await driver.click({ css: 'header a', name: 'About' });
    await expect.poll(isAsked).toBe(true);
    site.heal();
    await driver.click({ css: '#leave-question button', name: 'Open it anyway' });
    await shows('About');
    expect([await read.path(), await hasCart()]).toEqual(['/about', false]);
  });
});
