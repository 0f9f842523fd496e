import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { FullPost } from '@/content/post';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { slugify } from '@/lib/ids';
import { fonts } from '@/theme/fonts';
import { nodesOf, transitionsOf } from '@/workbench/model/parts';
import { machines, tables } from '../../machines/tables';
import { plainText } from '../../plugins/posts/article';
import { readClauses } from '../../scripts/docs/clauses';
import { openSite } from '../support/open-site';
import { newestPost, oldPost, pathOfPost } from '../support/sample-posts';

const clauseIds = readClauses().map(({ id }) => id);

/** Chunks that only the workbench and `?inspect` load. */
const isForWorkbench =
  /^(statecharts|inspect-button|definitions\.excerpt|stately|elk.bundled|elk-worker\.min)-/;

const scripts = readdirSync('dist/site/assets').filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(`dist/site/assets/${name}`, 'utf8');

const [tools, visitors] = [true, false].map((wanted) =>
  scripts.filter((name) => isForWorkbench.test(name) === wanted).map(read),
);

const descriptions = Object.values(machines)
  .flatMap(nodesOf)
  .flatMap((node) => [node, ...transitionsOf(node)])
  .flatMap(({ description }) => description ?? []);

/** Names of situations that are sentences, which occur nowhere else. */
const situations = Object.values(tables)
  .flatMap((table) => Object.keys(table.situations))
  .filter((name) => /^[a-z]+( [a-z]+){3,}$/.test(name));

const namesClause = (code: string, id: string) => new RegExp(`\\b${id}\\b(?!-)`).test(code);

describe('the site’s bundles', () => {
  it('contain no description of a state or transition', () => {
    const found = descriptions.filter((text) => visitors?.some((code) => code.includes(text)));
    expect(found).toEqual([]);
  });

  it('contain no clause id', () => {
    const found = clauseIds.filter((id) => visitors?.some((code) => namesClause(code, id)));
    expect(found).toEqual([]);
  });

  it('contain no table', () => {
    const found = situations.filter((name) => visitors?.some((code) => code.includes(name)));
    expect(found).toEqual([]);
    const all = tools?.filter((code) => situations.every((name) => code.includes(name)));
    expect(all?.length).toBe(1);
  });

  it('lack descriptions and clauses, while the workbench and the inspector have them', () => {
    const all = tools?.filter((code) => descriptions.every((text) => code.includes(text)));
    expect(all?.length).toBe(2);
    expect(all?.every((code) => namesClause(code, 'ST-CART-5'))).toBe(true);
  });
});

const ask = (path: string) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } });

describe('the server of the built site', () => {
  it('sends the licenses of the code and fonts that visitors load', async () => {
    const text = await (await ask('/licenses.txt')).text();
    for (const name of ['react-dom', 'xstate', 'swiper', fonts.heading.family, fonts.text.family]) {
      expect(text).toMatch(new RegExp(`^## ${name} `, 'm'));
    }
    expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(2);
  });
});

const visit = openSite();
const built = 'dist/site';
const codes = scripts.map(read);

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
    expect(bodies.filter((body) => codes.some((code) => code.includes(body)))).toEqual([]);
  });

  it('no script contains an article other than the default one, or a Markdown parser', () => {
    const captions = posts.flatMap(({ article }) =>
      article.flatMap((block) => (block.tag === 'table' ? [plainText(block.caption)] : [])),
    );
    const bodies = posts.flatMap(({ comments }) => comments.map(({ body }) => body));
    expect(captions.length).toBeGreaterThan(0);
    const forbidden = [...captions, ...bodies, 'micromark', 'footnoteReference', 'blockQuote'];
    expect(forbidden.filter((words) => codes.some((code) => code.includes(words)))).toEqual([]);
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
