import { describe, expect, it } from 'vitest';
import { posts } from '@/content/posts';
import { slugify } from '@/lib/slugify';
import { readPage } from '../support/built-pages';
import { openSite } from '../support/open-site';

const visit = openSite();

describe('the blog (BLOG-1)', () => {
  it('filters its list as one types, and says when nothing matches', async () => {
    const page = await visit({ path: '/blog' });
    const titles = () => page.locator('main ul > li > div > h2').allInnerTexts();
    const search = page.getByLabel('Search articles');
    const all = posts.map(({ title }) => title);
    expect(await titles()).toEqual(all);
    await search.fill('Form 941');
    await expect
      .poll(titles)
      .toEqual(['Form 941 gives ten extra days to those who deposit on time']);
    expect(await page.getByText('1 of 9 articles').isVisible()).toBe(true);
    await search.fill('zebra');
    await page.getByText('No article has these words.').waitFor();
    expect(await titles()).toEqual([]);
    await page.getByRole('button', { name: 'Show all articles' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    await expect.poll(titles).toEqual(all);
    expect(await search.inputValue()).toBe('');
  });

  it.each(posts.map(({ title }) => title))('has a page of the title %s', (title) => {
    expect(readPage(`/blog/${slugify(title)}`).querySelector('h1')?.textContent).toBe(title);
  });
});

describe('an article (BLOG-2)', () => {
  it('has its breadcrumb on one line, however long its title', async () => {
    const page = await visit({ path: '/blog-details', width: 320 });
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect((await trail.boundingBox())?.height).toBe(44);
    expect(await trail.locator('[aria-current]').textContent()).toBe(
      'Unlocking the Value of Payroll Processing',
    );
  });

  it.each([600, 900])('shows the end of its sidebar in a window %i px high', async (height) => {
    const page = await visit({ path: '/blog-details', height });
    const end = page.getByRole('heading', { name: 'Tags' }).locator('xpath=..');
    await page.evaluate(() => scrollTo(0, 1800));
    const box = await end.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(box?.y).toBeGreaterThan(80);
  });

  it('tells its tag, day and length where the post is known', () => {
    const [post] = posts;
    const banner = (path: string) => readPage(path).querySelector('h1')?.parentElement?.textContent;
    expect(banner(`/blog/${slugify(post?.title ?? '')}`)).toMatch(
      /Payroll ProcessingNov 12, \d{4}4 min read/,
    );
    expect(banner('/blog-details')).not.toContain('min read');
  });
});

describe('the forms under an article (BLOG-2, VAL-5, VAL-6)', () => {
  it('send nothing, keep their text and say so', async () => {
    const page = await visit({ path: '/blog-details' });
    expect(await page.locator('h1').innerText()).toBe('Unlocking the Value of Payroll Processing');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Half a thought');
    await page.getByRole('button', { name: 'Post A Comment' }).click();
    await page.getByText('This demo sends nothing.').waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('main [required]').count()).toBe(0);
  });
});
