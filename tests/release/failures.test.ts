import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { hero } from '@/content/home';
import { isTitled } from '../support/browsing';
import { summary } from '../support/disclosure';
import { holdRequests } from '../support/hold-requests';
import { hydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite({ isIsolated: true });
const quiet = { expectsFailedRequests: true } as const;

const pricing = (page: Page) => page.locator('section[aria-labelledby="pricing-title"]');

/** Opens a question and waits for its answer. */
async function expectAnswer(page: Page) {
  const item = page.locator('section[aria-labelledby="questions-title"] li').nth(2);
  await item.locator('summary').click();
  await item.locator('p').waitFor();
}

const isHydrated = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

describe('a section', () => {
  it('that throws is replaced without affecting the others, and offers to be shown again (ERR-2)', async () => {
    const page = await visit({ ...quiet, path: '/error' });
    let broken = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(?<=,)` monthly`/, () => {
        broken += 1;
        return '(() => { throw new Error("broken on purpose"); })()';
      });
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await page.getByText('This part of the page didn’t load.').waitFor();
    await hydrated(page);
    expect(broken).toBe(1);
    expect(await pricing(page).count()).toBe(0);
    await expectAnswer(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please enter your email').waitFor();
    expect(await page.locator('h1').innerText()).toBe(hero.title);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    const problems = page.consoleProblems.splice(0);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((text) => !/broken on purpose|error #|Error: /i.test(text))).toEqual([]);
  });
});

describe('a page whose code fails to load', () => {
  /** Opens a page that cannot get the code of the about page, not even ahead. */
  async function visitWithoutAbout(path: string) {
    const page = await visit({ path: '/robots.txt', isStatic: true, ...quiet });
    await page.route('**/about-page-*.js', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    return page;
  }

  it('is loaded as a document once, and works without JavaScript', async () => {
    const page = await visitWithoutAbout('/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    expect(await page.locator('h1').innerText()).toBe('About');
    await expectAnswer(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(documents).toEqual(['/about', '/']);
  });
});

describe('prefetching', () => {
  const fetched = (page: Page, file: RegExp) =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => new RegExp(source).exec(name)?.[1] ?? []),
      file.source,
    );
  const pages = (page: Page) => fetched(page, /\/([\w-]+)-page-[\w-]+\.js$/);
  const items = (page: Page) => fetched(page, /\/data\/(.+)\.json$/);
  /** Opens a page as on a connection with these properties. */
  const visitOn = async (connection: object, path: string) => {
    const page = await visit({ ...quiet, path: '/error' });
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  const savesData = { saveData: true };

  it('fetches the pages of the links on the screen, which then open offline', async () => {
    const page = await visit(quiet);
    for (const name of ['about', 'contact', 'faq'])
      await expect.poll(() => pages(page)).toContain(name);
    expect(await pages(page)).not.toContain('case-study');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await isTitled(page, 'Contact');
    await summary(page.getByRole('banner'), 'Pages').click();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await isTitled(page, 'FAQ');
    await page.goBack();
    await page.goBack();
    await isTitled(page, 'Home');
  });

  it.each([
    ['hovered', (link: Locator) => link.hover()],
    ['focused', (link: Locator) => link.focus()],
    ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
  ])('fetches the page of a link that is %s, and its item', async (_, intend) => {
    const page = await visitOn(savesData, '/shop');
    expect(await pages(page)).not.toContain('shop-details');
    await intend(page.locator('main').getByRole('link', { name: product.name }));
    await expect.poll(() => pages(page)).toContain('shop-details');
    await expect.poll(() => items(page)).toEqual([product.path.slice(1)]);
    await page.context().setOffline(true);
    await page.locator('main').getByRole('link', { name: product.name }).click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  });

  it.each([savesData, { effectiveType: '2g' }])(
    'fetches nothing on a connection with %o until one hovers over a link',
    async (connection) => {
      const page = await visitOn(connection, '/');
      // Had anything else been fetched before, it would stand between the two.
      await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
      await expect.poll(() => pages(page)).toEqual(['home', 'about']);
    },
  );
});

it.each([
  [
    'fails to load once',
    async (page: Page) => {
      await page.route('**/toaster-*', (route) => route.abort(), { times: 1 });
      return () => {};
    },
  ],
  ['comes late', (page: Page) => holdRequests(page, '**/toaster-*')],
])('a toast is shown although the toast library %s (ERR-2)', async (_, stop) => {
  const page = await visit({ path: '/robots.txt', isStatic: true, ...quiet });
  const release = await stop(page);
  await page.goto(product.path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await page.locator('.Toastify__toast').getByText('added to your cart').waitFor();
});

it.each([
  ['/', '**/carousel-*.js'],
  ['/login', '**/slide-show-*.js'],
])('the slides of %s run although their code fails once (ERR-2)', async (path, file) => {
  const page = await visit({ path, reducedMotion: 'reduce', ...quiet });
  let count = 0;
  await page.route(file, (route) => {
    count += 1;
    return count > 1 ? route.continue() : route.abort();
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  await hydrated(page);
  await page.locator('.carousel').first().scrollIntoViewIfNeeded();
  await page.locator('.swiper-initialized').first().waitFor();
  expect(count).toBe(2);
});

describe('if a frame is blocked', () => {
  it('the address and a link to the map are shown', async () => {
    const page = await visit({ path: '/contact', ...quiet });
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    const map = page.locator('figure:has(iframe)');
    await map.scrollIntoViewIfNeeded();
    const link = map.getByRole('link');
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(await map.getByText(contact.map.address).isVisible()).toBe(true);
  });

  it('a link to the video is shown', async () => {
    const page = await visit({ path: '/about', ...quiet });
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.getByRole('button', { name: about.intro.video.label }).click();
    const link = page.getByRole('dialog').getByRole('link');
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/youtu\.be\//);
  });
});
