import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FullPost } from '@/content/post';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { slugify } from '@/lib/ids';
import { plainText } from '../../plugins/posts/article';
import { openSite } from '../support/open-site';
import { newestPost, oldPost, pathOfPost } from '../support/sample-posts';

const visit = openSite();
const built = 'dist/site';
const assets = join(built, 'assets');
const scripts = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(assets, file), 'utf8'));
/** The texts of an article without markup. */
const textsOf = ({ article }: FullPost) =>
  article
    .flatMap((block) => (block.tag === 'p' ? block.children : []))
    .flatMap((child) => (typeof child === 'string' ? child.trim() : []));
/** The longest text that no other article has. */
const ownTextOf = (post: FullPost) => {
  const others = new Set(posts.filter((other) => other !== post).flatMap(textsOf));
  return textsOf(post)
    .filter((text) => !others.has(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
};
const unescapeHtml = (html: string) => html.replaceAll('&quot;', '"');

describe('the catalog is loaded per item', () => {
  it('no script contains the text of a product’s page', () => {
    const bodies = products.flatMap(({ longDesc, learn }) => [...longDesc, ...learn]);
    expect(bodies.filter((body) => scripts.some((code) => code.includes(body)))).toEqual([]);
  });

  it('no script contains an article other than the default one, or a Markdown parser', () => {
    const captions = posts.flatMap(({ article }) =>
      article.flatMap((block) => (block.tag === 'table' ? [plainText(block.caption)] : [])),
    );
    const bodies = posts.flatMap(({ comments }) => comments.map(({ body }) => body));
    expect(captions.length).toBeGreaterThan(0);
    const forbidden = [...captions, ...bodies, 'micromark', 'footnoteReference', 'blockQuote'];
    expect(forbidden.filter((words) => scripts.some((code) => code.includes(words)))).toEqual([]);
  });

  it.each(posts)('the page of $title contains its article and no other', ({ title }) => {
    const html = unescapeHtml(readFileSync(join(built, `blog/${slugify(title)}.html`), 'utf8'));
    const shipped = posts.filter((post) => html.includes(ownTextOf(post)));
    expect(shipped.map((post) => post.title)).toEqual([title]);
  });

  it.each(products)('the page of $name contains its text and no other product’s', ({ name }) => {
    const html = unescapeHtml(readFileSync(join(built, `shop/${slugify(name)}.html`), 'utf8'));
    const shipped = products.filter(({ longDesc }) => html.includes(longDesc[0] ?? ''));
    expect(shipped.map((product) => product.name)).toEqual([name]);
  });

  it('the page of a post fetches another post only when it is opened', async () => {
    const page = await visit({ path: pathOfPost(oldPost) });
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/data/')),
      );
    expect(await asked()).toEqual([]);
    const link = page.locator('main').getByRole('link', { name: newestPost.title, exact: true });
    await link.click();
    await page.getByRole('heading', { level: 1, name: newestPost.title }).waitFor();
    expect(await asked()).toEqual([`/data${pathOfPost(newestPost)}.json`]);
  });
});
