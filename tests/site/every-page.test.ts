import { describe, expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { builtPages, readPage } from '../support/built-pages';
import { openSite } from '../support/open-site';

const visit = openSite({ isShared: true });
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe('every page (GEN-3)', () => {
  it('of the table is built', () => {
    expect(builtPages().length).toBeGreaterThanOrEqual(56);
  });

  it.concurrent.for(builtPages())(
    '%s hydrates in silence, under its title, to what was written',
    async (path, { expect, onTestFinished }) => {
      const page = await visit({ path, reducedMotion: 'reduce' }, onTestFinished);
      expect(await page.title()).toBe(documentTitle(findRoute(path).route.title));
      expect(await page.locator('h1').count()).toBe(1);
      const written = readPage(path).getElementById('root');
      // The first script, which takes itself out.
      written?.querySelector('script')?.remove();
      expect(words(await page.locator('#root').textContent())).toBe(words(written?.textContent));
      const frames = path === '/contact' ? ['www.openstreetmap.org'] : [];
      expect(page.foreign.filter((host) => !frames.includes(host))).toEqual([]);
    },
  );
});

describe('without script', () => {
  it('the video is a link away', async () => {
    const page = await visit({ path: '/about', javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Play the video' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Watch it on YouTube' });
    expect(await link.isVisible()).toBe(true);
    expect(page.foreign).toEqual([]);
  });

  it('the menus open and lead on', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Services' }).hover();
    await page.getByRole('link', { name: 'Taxation Services' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/services/taxation-services');
  });

  it('the menu of small screens opens, with its submenus', async () => {
    const page = await visit({ javaScriptEnabled: false, width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Team', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  it('a form sends nothing and keeps its text', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.getByLabel('Email address').fill('ann@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(page.url()).not.toContain('?');
    expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
  });

  it('every answer of the accordion can be read', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const answers = page
      .locator('#questions-title')
      .locator('xpath=ancestor::section')
      .locator('.collapsible p');
    expect(await answers.count()).toBe(5);
    for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  });

  it('a page whose script fails to load opens the same', async () => {
    const page = await visit({ blockScripts: true });
    await page.locator('html:not([data-script])').waitFor({ state: 'attached' });
    expect(await page.locator('.collapsible p').last().isVisible()).toBe(true);
  });
});

describe('addresses that name nothing', () => {
  it.each([
    ['/team/garbage', 'Team Details', 'Team Details'],
    ['/case-study/%E0%A4%A', 'Case Study Details', 'Case Study Details'],
    ['/shop/__proto__', 'Shop Details', 'Online Courses'],
    ['/blog/no-such-post', 'Blog Details', 'Unlocking the Value of Payroll Processing'],
  ])('%s shows the default page and never the name', async (path, title, heading) => {
    const page = await visit({ path });
    expect(await page.locator('h1').innerText()).toBe(heading);
    expect(await page.title()).toBe(documentTitle(title));
    const name = path.split('/').at(-1) as string;
    expect(await page.locator('body').innerText()).not.toContain(name);
  });

  it.each(['/nowhere', '/team/a/b', '/constructor', '/%'])('%s leads home (RT-6)', async (path) => {
    const page = await visit({ path, isMissing: true });
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    expect(await page.locator('main').innerText()).toContain(
      'The requested page could not be found',
    );
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect.poll(() => page.title()).toBe('Home - Accupay Vue App');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('the current year', () => {
  const now = new Date('2031-03-01T12:00:00Z');

  it.each(['/', '/blog', '/blog-details'])('on %s is the visitor’s', async (path) => {
    const page = await visit({ path, now, reducedMotion: 'reduce' });
    await page.getByRole('contentinfo').getByText('© 2031 Accupay').waitFor();
    // What is below the first screen wakes as it comes near.
    await page
      .locator('main')
      .getByText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/)
      .last()
      .scrollIntoViewIfNeeded();
    const years = () =>
      page.locator('main').evaluate((main) => {
        const dates = /[A-Z][a-z]{2} \d{1,2}, (20\d\d)/g;
        return [...(main.textContent ?? '').matchAll(dates)].map(([, year]) => year);
      });
    expect((await years()).length).toBeGreaterThan(2);
    await expect.poll(async () => [...new Set(await years())]).toEqual(['2031']);
  });
});
