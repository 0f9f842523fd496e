import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { faqs } from '@/content/faqs';
import { firm } from '@/content/firm';
import { shop } from '@/content/shop';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { builtPages, plain, readPage } from '../support/built-pages';
import { checkedPaths, everyPath } from '../support/checked-paths';
import { isOpen, openOnes, summary } from '../support/disclosure';
import { nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite();

const { video } = about.intro;

describe('every page (GEN-3)', () => {
  it('of the route table is built', () => {
    expect(builtPages()).toEqual(expect.arrayContaining(everyPath));
  });

  it.concurrent.for(nightly(builtPages(), checkedPaths))(
    '%s hydrates without console messages, and keeps its title and text',
    async (path, { expect, onTestFinished }) => {
      const page = await visit({ path }, onTestFinished);
      await allHydrated(page);
      expect(await page.title()).toBe(documentTitle(findRoute(path).route.title));
      expect(await page.locator('h1').count()).toBe(1);
      const written = readPage(path).getElementById('root');
      // The document has what depends on a choice for every option (ST-PRICE).
      for (const other of written?.querySelectorAll('[data-if-nth]:not([data-if-nth="1"])') ?? [])
        other.remove();
      const shown = await page.locator('#root').evaluate((root) => {
        const copy = root.cloneNode(true) as HTMLElement;
        // Text that depends on the clock appears after hydration.
        for (const live of copy.querySelectorAll('[data-clock]')) live.replaceChildren();
        // Only script asks this question (ERR-3).
        copy.querySelector('#leave-question')?.remove();
        return copy.textContent;
      });
      expect(plain(shown)).toBe(plain(written?.textContent));
      const frames = path === '/contact' ? ['www.openstreetmap.org'] : [];
      expect(page.externalHosts.filter((host) => !frames.includes(host))).toEqual([]);
    },
  );
});

describe('without JavaScript', () => {
  it('the video has a link to YouTube', async () => {
    const page = await visit({ path: '/about', javaScriptEnabled: false });
    await page.getByRole('button', { name: video.label }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: video.fallback.label });
    expect(await link.isVisible()).toBe(true);
    expect(page.externalHosts).toEqual([]);
  });

  it('the dropdown menus open, and their links work', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const header = page.getByRole('banner');
    await summary(header, 'Services').hover();
    await header.getByRole('link', { name: 'Taxation Services' }).click();
    expect(new URL(page.url()).pathname).toBe('/services/taxation-services');
    await summary(header, 'Shop').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop');
  });

  it('the mobile menu opens, and so do its submenus', async () => {
    const page = await visit({ javaScriptEnabled: false, width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await summary(menu, 'Shop').click();
    await summary(menu, 'Pages').click();
    expect(await openOnes(menu)).toEqual(['Pages']);
    await menu.getByRole('link', { name: 'Team', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  it('a form sends nothing and keeps its text', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.getByLabel('Email address').fill('ann@example.com');
    await page.getByLabel('Email address').press('Enter');
    await expect.poll(() => page.consoleProblems.splice(0).join()).toContain("form-action 'self'");
    expect(page.url()).not.toContain('?');
    expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
  });

  it('every answer can be opened, one at a time', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const questions = page.locator('section[aria-labelledby="questions-title"]');
    const items = await questions.locator('li').all();
    expect(items).toHaveLength(faqs.length);
    for (const item of items) {
      if (!(await isOpen(item.locator('summary')))) await item.locator('summary').click();
      await item.locator('p').waitFor();
      expect(await openOnes(questions)).toHaveLength(1);
    }
  });

  it('a product’s description and reviews are below each other, without tabs', async () => {
    const page = await visit({ path: product.path, javaScriptEnabled: false });
    const panels = page.locator('[role=tabpanel] h2:visible');
    expect(await panels.allInnerTexts()).toEqual([shop.learnHeading, shop.reviews.heading]);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('the current year (LAY-5, HOME-13, BLOG-1)', () => {
  const now = new Date('2031-03-01T12:00:00Z');

  it('comes from the visitor’s clock', async () => {
    const page = await visit({ path: '/blog', now });
    const message = 'LAY-5, HOME-13, BLOG-1 on /blog';
    await expect
      .poll(() => page.getByRole('contentinfo').innerText(), { message })
      .toContain(`© 2031 ${firm.name}`);
    // Dates that stand alone, not those in sentences and drawings.
    const years = async () =>
      (await page.locator('main span').allTextContents()).flatMap(
        (text) => /^[A-Z][a-z]{2} \d{1,2}, (20\d\d)$/.exec(text)?.[1] ?? [],
      );
    expect((await years()).length).toBeGreaterThan(2);
    await expect.poll(async () => [...new Set(await years())], { message }).toEqual(['2031']);
  });
});
