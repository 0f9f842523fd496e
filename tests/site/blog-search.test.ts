import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tags } from '@/content/blog-sidebar';
import { posts } from '@/content/posts';
import { isTitled, offsetOf } from '../support/browsing';
import { holdRequests } from '../support/hold-requests';
import { allHydrated, openSite } from '../support/open-site';
import { itemAt } from '../support/sample';
import { otherSearchWord, postsAbout, searchWord } from '../support/sample-posts';

const visit = openSite({ isIsolated: true });

const all = posts.map(({ title }) => title);
const about = (text: string) => postsAbout(text).map(({ title }) => title);

const field = (page: Page) => page.getByLabel('Search articles');

/** The address, the query in the field and the titles in the list. */
const seen = async (page: Page) => ({
  address: new URL(page.url()).href.slice(new URL(page.url()).origin.length),
  query: await field(page).inputValue(),
  titles: await page.locator('main ul > li > div > h2').allInnerTexts(),
});
const searched = (query: string) => ({
  address: query === '' ? '/blog' : `/blog?${new URLSearchParams({ q: query })}`,
  query,
  titles: query === '' ? all : about(query),
});

const [firstTag, secondTag] = [0, 1].map((index) => itemAt(tags, index).name) as [string, string];

const historyLength = (page: Page) => page.evaluate(() => history.length);

describe('the search of the blog is in its address (BLOG-1)', () => {
  it('and changes rarely enough for every browser, however fast one types', async () => {
    const page = await visit({ path: '/blog' });
    const changes = await page.evaluate(async () => {
      let count = 0;
      const { replaceState } = history;
      history.replaceState = function (...args) {
        count += 1;
        return replaceState.apply(this, args);
      };
      const input = document.querySelector<HTMLInputElement>('[name=search]');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      for (let letter = 0; letter < 200; letter += 1) {
        set?.call(input, `${letter}`);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      return count;
    });
    await expect.poll(async () => (await seen(page)).address).toBe('/blog?q=199');
    expect(changes).toBeLessThan(30);
  });

  it('when it is loaded, other parameters are kept, and a reload keeps it', async () => {
    const page = await visit({ path: `/blog?utm_source=a&q=${searchWord}#main` });
    const address = `/blog?utm_source=a&q=${searchWord}#main`;
    await expect.poll(() => seen(page)).toEqual({ ...searched(searchWord), address });
    await field(page).fill(otherSearchWord);
    const changed = {
      ...searched(otherSearchWord),
      address: address.replace(searchWord, otherSearchWord),
    };
    await expect.poll(() => seen(page)).toEqual(changed);
    await page.reload();
    await expect.poll(() => seen(page)).toEqual(changed);
  });

  it('and Back from a post shows it again, where the visitor was', async () => {
    const page = await visit({ path: '/blog' });
    await field(page).fill(otherSearchWord);
    await expect.poll(() => seen(page)).toEqual(searched(otherSearchWord));
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const offset = await offsetOf(page);
    expect(offset).toBeGreaterThan(0);
    const [title = ''] = about(otherSearchWord);
    // The browser's driver would scroll to the link before its click.
    await page.locator('h2 ~ a', { hasText: title }).evaluate((link: HTMLElement) => link.click());
    await isTitled(page, 'Blog Details');
    await page.goBack();
    await isTitled(page, 'Blog');
    await expect.poll(() => seen(page)).toEqual(searched(otherSearchWord));
    await expect.poll(() => offsetOf(page), { message: 'RT-1, scrolled on /blog' }).toBe(offset);
    await page.goForward();
    await isTitled(page, 'Blog Details');
  });

  it('so that each tag links to it, from a post and on the blog itself', async () => {
    const page = await visit({ path: '/blog-details' });
    const tag = (name: string) => page.getByRole('link', { name, exact: true });
    await tag(firstTag).click();
    await isTitled(page, 'Blog');
    await expect.poll(() => seen(page)).toEqual(searched(firstTag));
    await tag(secondTag).click();
    await expect.poll(() => seen(page)).toEqual(searched(secondTag));
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
    const length = await historyLength(page);
    await tag(secondTag).click();
    expect(await historyLength(page)).toBe(length);
    await page.goBack();
    await expect.poll(() => seen(page)).toEqual(searched(firstTag));
    await page.goForward();
    await expect.poll(() => seen(page)).toEqual(searched(secondTag));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => seen(page)).toEqual(searched(''));
    await page.goBack();
    await expect.poll(() => seen(page)).toEqual(searched(secondTag));
  });

  it('and text that is typed before hydration replaces it', async () => {
    const page = await visit({ path: `/blog?q=${searchWord}` });
    const arrive = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await field(page).fill(otherSearchWord);
    arrive();
    await allHydrated(page);
    await expect.poll(() => seen(page)).toEqual(searched(otherSearchWord));
  });
});
