import { describe, expect, it } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { builtPages } from '../support/built-pages';
import { openSite } from '../support/open-site';

const visit = openSite();

describe('every page', () => {
  it('of the table is built', () => {
    expect(builtPages().length).toBeGreaterThanOrEqual(56);
  });

  it.each(builtPages())('%s hydrates in silence under its title', async (path) => {
    const page = await visit({ path });
    expect(await page.title()).toBe(documentTitle(findRoute(path).route.title));
    expect(await page.locator('h1').count()).toBe(1);
  });
});

describe('without script', () => {
  it.each(['/', '/about', '/login', '/not-found'])('%s reads the same', async (path) => {
    const written = await visit({ path, javaScriptEnabled: false });
    const scripted = await visit({ path });
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(words((await written.locator('#root').textContent()) ?? '')).toBe(
      words((await scripted.locator('#root').textContent()) ?? ''),
    );
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
    ['/team/garbage', 'Team Details'],
    ['/case-study/%E0%A4%A', 'Case Study Details'],
    ['/shop/__proto__', 'Shop Details'],
    ['/blog/no-such-post', 'Blog Details'],
  ])('%s shows the default page and never the name', async (path, title) => {
    const page = await visit({ path });
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
