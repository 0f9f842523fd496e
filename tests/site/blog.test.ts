import { describe, expect, it } from 'vitest';
import { plainText } from '../../plugins/posts/article';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import {
  fullPost,
  longestPost,
  pathOfPost,
  postWithWideTable,
  tablesOf,
} from '../support/sample-posts';

const visit = openSite();

describe('an article (BLOG-2)', () => {
  it('has its breadcrumb on one line, even with a long title', async () => {
    const page = await visit({ path: '/blog-details', width: 320 });
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect((await trail.boundingBox())?.height).toBe(44);
    expect(await trail.locator('[aria-current]').textContent()).toBe(
      'Unlocking the Value of Payroll Processing',
    );
  });

  it('is the same after client-side navigation as in the document', async () => {
    const page = await visit({ path: '/blog' });
    await page.locator('h2 ~ a', { hasText: fullPost.title }).click();
    await page.getByRole('heading', { level: 1, name: fullPost.title }).waitFor();
    const shown = await page.locator('.article-text').innerText();
    expect(shown.replaceAll(/\s+/g, '')).toBe(
      (await page.locator('.article-text').textContent())?.replaceAll(/\s+/g, ''),
    );
    const [table] = tablesOf(fullPost);
    expect(shown).toContain(plainText(table?.caption ?? []));
  });

  it('keeps its contents beside it on wide screens', async () => {
    const path = pathOfPost(longestPost);
    const page = await visit({ path, width: 1280, height: 800 });
    const contents = page.locator('.article-contents');
    const last = page.locator('.article-text > h2').last();
    await contents.getByRole('link').last().click();
    await expect.poll(async () => Math.round((await last.boundingBox())?.y ?? 0)).toBeLessThan(200);
    const box = await contents.boundingBox();
    const text = await page.locator('.article-text').boundingBox();
    expect(box?.y).toBeGreaterThan(72);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });

  it.each(nightly([320, 390, 768, 1280, 1920], [320]))(
    'scrolls its tables instead of the page at %i px',
    async (width) => {
      const page = await visit({
        path: pathOfPost(postWithWideTable),
        width,
      });
      const where = `BLOG-2 on ${pathOfPost(postWithWideTable)} at ${width} px`;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${where}: the page`).toBe(width);
      const tables = page.locator('.article-table section');
      expect(await tables.count(), where).toBeGreaterThan(0);
      const cut = await tables.evaluateAll((all) =>
        all.flatMap((table) => {
          const scrolls = ['auto', 'scroll'].includes(getComputedStyle(table).overflowX);
          const isWhole = table.scrollWidth <= table.clientWidth;
          return isWhole || (scrolls && table.tabIndex === 0) ? [] : [table.textContent];
        }),
      );
      expect(cut, `${where}: tables that are cut off`).toEqual([]);
    },
  );
});
