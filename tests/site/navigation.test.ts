import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plainHost } from '../support/launch-options';
import { hydrated, openSite } from '../support/open-site';

const visit = openSite();
const reducedMotion = 'reduce';

/** Scrolls to an offset; resolves once the history has noted that the visitor rests there. */
const restAt = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => history.state.offset)).toBe(top);
};
const offsetOf = (page: Page) => page.evaluate(() => scrollY);
const follow = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect.poll(() => page.title()).toBe(`${name} - Accupay Vue App`);
};

it('a followed link sets the title, starts at the top, and is announced (RT-1)', async () => {
  const page = await visit({ reducedMotion });
  await page.evaluate(() => scrollTo(0, 3000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.locator('#announcer').textContent()).toBe('About - Accupay Vue App');
});

it('navigates without loading a document again', async () => {
  const page = await visit({ reducedMotion });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect.poll(() => page.title()).toBe('Contact - Accupay Vue App');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

it('shows the old page until the code of the new one is there, and never a blank one', async () => {
  const page = await visit({ path: '/not-found', reducedMotion });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/home-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const headings: (string | undefined)[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => headings.push(document.querySelector('h1')?.innerText)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  const request = page.waitForRequest('**/home-page-*.js');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await request;
  expect(await page.locator('h1').innerText()).toBe('Page Not Found');
  release();
  await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
  const headings = await page.evaluate(
    () => (window as unknown as { headings: string[] }).headings,
  );
  expect(headings).not.toContain(undefined);
  expect(headings).not.toContain('');
});

it('Back and Forward return to where the visitor was', async () => {
  const page = await visit({ reducedMotion });
  await page.evaluate(() => scrollTo(0, 2500));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  await restAt(page, 120);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
  expect(await page.evaluate(() => scrollY)).toBe(2500);
  await page.goForward();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

it('Back and Forward return to a place within a page, too', async () => {
  const page = await visit({ reducedMotion });
  await page.evaluate(() => scrollTo(0, 2500));
  await follow(page, 'About');
  await restAt(page, 300);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await restAt(page, 700);
  await page.goBack();
  await expect.poll(() => offsetOf(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => offsetOf(page)).toBe(700);
  await follow(page, 'Contact');
  await page.goBack();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  expect(await offsetOf(page)).toBe(700);
});

it('Back returns to where the visitor was after a reload', async () => {
  const page = await visit({ reducedMotion });
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, 'About');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
  expect(await offsetOf(page)).toBe(900);
});

it('works over plain http, where browsers offer less', async () => {
  const page = await visit({ reducedMotion });
  await page.goto(`http://${plainHost}:${new URL(page.url()).port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hydrated(page);
  await follow(page, 'About');
  expect(await page.locator('h1').innerText()).toBe('About');
  const headers = page.complaints.splice(0);
  expect(headers.filter((text) => !text.includes('Cross-Origin-Opener-Policy header'))).toEqual([]);
});

it('Back closes the menu that lay over the page', async () => {
  const page = await visit({ path: '/about', width: 390, reducedMotion });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => page.title()).toBe('Contact - Accupay Vue App');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

describe('while Back still loads the page before', () => {
  /** Home shows, and the FAQ page before it is on its way; resolves to what lets it arrive. */
  async function startGoingBack(page: Page) {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
    await page.reload();
    await hydrated(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/faq-page-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest('**/faq-page-*.js');
    await page.evaluate(() => history.back());
    const url = (await request).url();
    expect(new URL(page.url()).pathname).toBe('/faq');
    return async () => {
      arrive();
      // Resolves after the site's own import of it, whose reactions the timeout lets run.
      // A string, since the test runner would rewrite the import of a function.
      const imported = `import(${JSON.stringify(url)})`;
      await page.evaluate(`${imported}.then(() => new Promise((done) => setTimeout(done)))`);
    };
  }

  it('a link to the page that shows restores its address', async () => {
    const page = await visit({ path: '/faq', reducedMotion });
    const arrive = await startGoingBack(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await arrive();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.title()).toBe('Home - Accupay Vue App');
  });

  it('Forward stays with the page that shows', async () => {
    const page = await visit({ path: '/faq', reducedMotion });
    const arrive = await startGoingBack(page);
    await page.evaluate(() => history.forward());
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await arrive();
    expect(await page.title()).toBe('Home - Accupay Vue App');
  });
});

it('a link to the page that shows adds no history and scrolls to the top', async () => {
  const page = await visit({ reducedMotion });
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 800));
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

it('loads the page in full when its code can not be had', async () => {
  const page = await visit({ path: '/not-found', reducedMotion });
  let isOffline = true;
  await page.route('**/home-page-*.js', (route) => (isOffline ? route.abort() : route.continue()));
  page.on('framenavigated', () => {
    isOffline = false;
  });
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(() => page.locator('h1').innerText())
    .toBe('Payroll that balances to the cent.');
  expect(page.complaints.splice(0).every((text) => text.includes('net::ERR_FAILED'))).toBe(true);
});

it('the skip link leads past the header', async () => {
  const page = await visit({ reducedMotion });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(new URL(page.url()).hash).toBe('#main');
});

it('keeps what surrounds the page: the layout is not drawn anew', async () => {
  const page = await visit({ reducedMotion });
  await page.getByLabel('Email address').fill('half-typed');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => page.title()).toBe('About - Accupay Vue App');
  expect(await page.getByLabel('Email address').inputValue()).toBe('half-typed');
});

it('pages that follow each other faster than they fade in are silent', async () => {
  const page = await visit({ path: '/about' });
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.evaluate(async () => {
    const traversed = () =>
      new Promise((done) => addEventListener('popstate', done, { once: true }));
    for (let turn = 0; turn < 5; turn++) {
      const isBack = traversed();
      history.back();
      await isBack;
      const isForward = traversed();
      history.forward();
      await isForward;
    }
  });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact');
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  expect(await page.title()).toBe('Contact - Accupay Vue App');
  expect(page.complaints).toEqual([]);
});
