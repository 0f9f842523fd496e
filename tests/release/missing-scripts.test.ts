import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { countDocuments, pathname } from '../support/browsing';
import { everyPath } from '../support/checked-paths';
import { choice } from '../support/choice';
import {
  allFailures,
  type Failure,
  moduleOf,
  modulesOf,
  serveFailing,
} from '../support/failing-site';
import { holdRequests } from '../support/hold-requests';
import { hurryTimers } from '../support/hurry';
import { nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { planPrices, product } from '../support/sample';
import { setTextSize } from '../support/text-size';

const open = openSite({ isIsolated: true });

type OnFinished = Parameters<typeof open>[1];

/** A hurried page, and a site whose files can fail. */
async function visit(onFinished?: OnFinished, options = {}) {
  const site = await serveFailing(inject('siteUrl'), onFinished);
  const page = await open(
    { path: '/robots.txt', isStatic: true, expectsFailedRequests: true, ...options },
    onFinished,
  );
  await hurryTimers(page);
  return { site, page };
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

const isNoticeShown = (page: Page) => notice(page).isVisible();

/** The cases of all modules of the pages, each with another kind of failure. */
const casesOf = (paths: readonly string[], failures: readonly Failure[]) =>
  paths.flatMap((path) =>
    modulesOf(path).map(
      (file, at) => [path, file, failures[at % failures.length] as Failure] as const,
    ),
  );

const paths = nightly(everyPath, ['/faq']);

/** By day, one case of each kind of failure, from the last modules, which are the page's own. */
const someOf = <Case>(cases: readonly Case[]) => nightly(cases, cases.slice(-allFailures.length));

describe('a script of the page (ERR-2)', () => {
  it.concurrent.for(someOf(casesOf(paths, allFailures)))(
    '%s works although %s %s once (ERR-2)',
    async ([path, file, failure], { expect, onTestFinished }) => {
      const { site, page } = await visit(onTestFinished);
      site.fail(file, failure, 1);
      await page.goto(site.url + path);
      await allHydrated(page);
      expect(await isNoticeShown(page)).toBe(false);
    },
  );

  it.concurrent.for(someOf(casesOf(paths, [...allFailures.slice(2), ...allFailures.slice(0, 2)])))(
    '%s says so if %s %s for good, and works once it is loaded again (ERR-2)',
    async ([path, file, failure], { expect, onTestFinished }) => {
      const { site, page } = await visit(onTestFinished);
      site.fail(file, failure);
      await page.goto(site.url + path);
      await notice(page).waitFor();
      site.heal();
      await notice(page).getByRole('link', { name: 'Reload the page' }).click();
      await allHydrated(page);
      expect(pathname(page), `ERR-2 on ${path}`).toBe(path);
      expect(await isNoticeShown(page)).toBe(false);
    },
  );

  it('is asked for twice if it fails for good, and the document once', async () => {
    const { site, page } = await visit();
    const file = moduleOf('/faq', 'index');
    site.fail(file, 'meets a busy server');
    await page.goto(`${site.url}/faq`);
    await expect.poll(() => isNoticeShown(page), { message: 'ERR-2 on /faq' }).toBe(true);
    expect([site.countOf(file), site.countOf('/faq')]).toEqual([2, 1]);
  });

  it('does not load the page again and again if it throws', async () => {
    const { site, page } = await visit();
    site.fail(moduleOf('/faq', 'index'), 'throws an error');
    await page.goto(`${site.url}/faq`);
    await expect.poll(() => site.countOf('/faq')).toBe(2);
    await notice(page).waitFor();
    expect(site.countOf('/faq')).toBe(2);
  });

  it('shows the notice 15 s after the last arrival (ERR-2)', async () => {
    const site = await serveFailing(inject('siteUrl'));
    const page = await open({ path: '/robots.txt', isStatic: true, expectsFailedRequests: true });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const [first, second] = modulesOf('/faq') as [string, string];
    const arrive = site.hold(first);
    site.hold(second);
    await page.goto(`${site.url}/faq`);
    // The modules are asked for within half a second.
    await page.clock.runFor(1000);
    await page.clock.runFor(10_000);
    arrive();
    // A string, because the test runner would rewrite an import in a function.
    await page.evaluate(`import(${JSON.stringify(first)})`);
    await page.clock.runFor(14_000);
    expect(await isNoticeShown(page), 'ERR-2 on /faq, 14 s after an arrival').toBe(false);
    const message = 'ERR-2 on /faq, 15 s after an arrival';
    // A module that was evaluated meanwhile has begun the 15 s anew.
    let later = 0;
    while (later < 15_000 && !(await isNoticeShown(page))) {
      await page.clock.runFor(1500);
      later += 1500;
    }
    expect(await isNoticeShown(page), message).toBe(true);
    expect(await subscribe(page).isVisible(), message).toBe(false);
  });

  it.each(nightly(['/faq', product.path, '/shop/no-such-course'], [product.path]))(
    'goes, and the page %s hydrates, if its own script arrives after that (ERR-2)',
    async (path) => {
      const { page } = await visit();
      const documents = countDocuments(page);
      const arrive = await holdRequests(page, '**/*-page-*.js');
      await page.goto(inject('siteUrl') + path);
      await notice(page).waitFor();
      await page.getByLabel('Email address').fill('ann@books.example');
      arrive();
      await allHydrated(page);
      expect(await isNoticeShown(page)).toBe(false);
      await subscribe(page).click();
      await page.getByText('Thanks for subscribing!').waitFor();
      expect(documents()).toBe(1);
    },
  );
});

describe('a page whose hydration throws', () => {
  it('says that it broke, with a link home', async () => {
    const { page } = await visit();
    let broken = 0;
    await page.route('**/frame-*.js', async (route) => {
      const response = await route.fetch();
      // The name of the default layout, which is chosen before anything is drawn.
      const body = (await response.text()).replace('??`default`]', () => {
        broken += 1;
        return '??(() => { throw new Error("broken on purpose"); })()]';
      });
      await route.fulfill({ response, body });
    });
    await page.goto(`${inject('siteUrl')}/faq`);
    await page.getByText('Something broke while this page was loading.').waitFor();
    expect(broken).toBe(1);
    expect(await page.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    const problems = page.consoleProblems.splice(0);
    expect(problems.filter((text) => !/broken on purpose|error #|Error: /i.test(text))).toEqual([]);
  });
});

describe('while the notice is shown', () => {
  /** A page with the notice, and a function that lets its missing script arrive. */
  async function visitWithNotice(path: string, options = {}) {
    const { site, page } = await visit(undefined, options);
    const arrive = site.hold(moduleOf(path, 'react'));
    await page.goto(site.url + path);
    await notice(page).waitFor();
    return { page, arrive };
  }

  it('links, questions, choices and fields work, and keep what was chosen and typed', async () => {
    const { page, arrive } = await visitWithNotice('/');
    const answer = page.locator('section[aria-labelledby="questions-title"] li').nth(2);
    await answer.locator('summary').click();
    await answer.locator('p').waitFor();
    await choice(page, 'Yearly').click();
    const email = page.getByLabel('Email address');
    await email.fill('ann@books.example');
    arrive();
    await allHydrated(page);
    await answer.locator('p').waitFor();
    const shown = page.locator('section[aria-labelledby="pricing-title"] li > p .figure');
    expect(await shown.allInnerTexts()).toEqual(planPrices.yearly);
    expect(await email.inputValue()).toBe('ann@books.example');
    await subscribe(page).click();
    await page.getByText('Thanks for subscribing!').waitFor();
  });

  it('a link that waited for a submitted form is followed', async () => {
    const { site, page } = await visit();
    const file = moduleOf(product.path, 'react');
    const arrive = site.hold(file);
    site.fail(file, 'meets a busy server');
    await page.goto(site.url + product.path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    arrive();
    await expect.poll(() => pathname(page)).toBe('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => pathname(page)).toBe('/contact');
  });

  it('it can be read, and covers nothing for good, on any screen and at any size of text', async () => {
    const { page } = await visitWithNotice('/faq');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    for (const [width, height, text] of [
      [320, 640, 16],
      [640, 300, 16],
      [768, 1024, 16],
      [1280, 800, 16],
      [320, 640, 32],
      [390, 844, 32],
      [1280, 800, 32],
    ] as const) {
      const screen = `${width} × ${height} px, text of ${text} px`;
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow(), screen).toBeLessThanOrEqual(0);
      await last.focus();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const isUncovered = await last.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isUncovered, screen).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await isNoticeShown(page)).toBe(false);
  });
});
