import { describe, expect, it } from 'vitest';
import { recentPosts } from '@/content/blog-sidebar';
import { defaultPost } from '@/content/default-post.excerpt';
import { posts } from '@/content/posts';
import { slugify } from '@/lib/ids';
import { plainText } from '../../plugins/posts/article';
import { plain } from '../support/built-pages';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const year = new Date().getFullYear();
const pathOf = ({ title }: { title: string }) => `/blog/${slugify(title)}`;

describe('the list of posts (BLOG-1)', async () => {
  const root = await renderRoot('/blog');

  it('has tag, date with the current year, title, image, description and link', () => {
    const shown = [...root.querySelectorAll('main ul > li:has(h2)')].map((post) => ({
      tag: textsIn(post, '.chip'),
      date: textsIn(post, '.chip + span'),
      title: textsIn(post, 'h2'),
      image: valuesIn(post, 'img', 'src').length,
      desc: textsIn(post, 'h2 + p'),
      links: linksIn(post, 'a'),
    }));
    const expected = posts.map(({ tag, date, title, desc }) => ({
      tag: [tag],
      date: [`${date}, ${year}`],
      title: [title],
      image: 1,
      desc: [plain(desc)],
      links: [[`Read More: ${title}`, pathOf({ title })]],
    }));
    expect(shown, 'BLOG-1 on /blog').toEqual(expected);
  });

  it('has a sidebar: search, categories with counts, recent posts, tags', () => {
    const [search] = root.querySelectorAll('main search');
    expect(search && valuesIn(search, 'input', 'type'), 'BLOG-1 on /blog').toEqual(['search']);
    const boxes = [...root.querySelectorAll('main section:has(> h2)')];
    expect(
      boxes.map((box) => textsIn(box, 'h2')),
      'BLOG-1 on /blog',
    ).toEqual([['Categories'], ['Recent posts'], ['Tags']]);
    const counts = boxes.map((box) => box.querySelectorAll('li').length);
    expect(counts, 'BLOG-1 on /blog').toEqual([6, 3, 8]);
  });

  it.each(['/blog', '/blog-details'])('lists recent posts whole on %s (ENT)', async (path) => {
    const boxes = [...(await renderRoot(path)).querySelectorAll('main section:has(> h2)')];
    const recent = [...(boxes.at(-2)?.querySelectorAll('li') ?? [])].map((post) => ({
      images: valuesIn(post, 'img', 'src').length,
      date: textsIn(post, 'p'),
      links: linksIn(post, 'a'),
    }));
    const expected = recentPosts().map(({ date, title }) => ({
      images: 1,
      date: [`${date}, ${year}`],
      links: [[title, pathOf({ title })]],
    }));
    expect(recent, `BLOG-1, ENT on ${path}`).toEqual(expected);
  });

  it('shows its categories without links', () => {
    const [categories] = root.querySelectorAll('main section:has(> h2)');
    expect(categories?.querySelectorAll('a').length, 'BLOG-1 on /blog').toBe(0);
    expect(categories?.querySelectorAll('li > .figure').length, 'BLOG-1 on /blog').toBe(6);
  });

  it.each(['/blog', '/blog-details'])('links each tag to its search, on %s', async (path) => {
    const box = [...(await renderRoot(path)).querySelectorAll('main section:has(> h2)')].at(-1);
    const links = box ? linksIn(box, 'a') : [];
    expect(links.length, `BLOG-1 on ${path}`).toBe(8);
    expect(links, `BLOG-1 on ${path}`).toEqual(
      links.map(([tag]) => [tag, `/blog?q=${encodeURIComponent(tag)}`]),
    );
  });
});

const details = [
  ...posts.map((post) => [pathOf(post), post] as const),
  ['/blog-details', defaultPost] as const,
];

describe('a post (BLOG-2)', () => {
  it.each(details)(
    '%s has its title above its own article, quote and comments by its people (ENT)',
    async (path, post) => {
      const root = await renderRoot(path);
      expect(textsIn(root, 'h1'), `BLOG-2 on ${path}`).toEqual([post.title]);
      const [first] = post.article;
      expect(textsIn(root, '.article-text > p')[0], `BLOG-2 on ${path}`).toBe(
        plain(plainText(first ? [first] : [])),
      );
      const quotes = root.querySelectorAll('.article-text blockquote').length;
      expect(quotes, `BLOG-2 on ${path}`).toBeGreaterThan(0);
      const comments = '[aria-labelledby=comments-title]';
      const names = post.comments.flatMap(({ name, replies }) => [
        name,
        ...replies.map((reply) => reply.name),
      ]);
      expect(
        textsIn(root, `${comments} article p > span:first-child`),
        `BLOG-2, ENT on ${path}`,
      ).toEqual(names);
    },
  );

  it.each(details)('the quote of %s is of a sample person (ENT)', async (path, { article }) => {
    const people = article.flatMap((node) =>
      typeof node === 'object' && node.tag === 'quote' ? [[node.name, node.designation]] : [],
    );
    const root = await renderRoot(path);
    const shown = [...root.querySelectorAll('.article-text figure:has(blockquote) figcaption')];
    expect(people.length, `ENT on ${path}`).toBeGreaterThan(0);
    expect(
      shown.map((person) => textsIn(person, 'span > span')),
      `ENT on ${path}`,
    ).toEqual(people);
  });

  it('the default article belongs to no post', () => {
    const own = posts.map(({ article }) => plainText(article));
    expect(new Set(own).size, 'BLOG-2').toBe(posts.length);
    expect(own, 'BLOG-2').not.toContain(plainText(defaultPost.article));
  });

  it('an unknown name shows the default title and article', async () => {
    const [unknown, standard] = [
      await renderRoot('/blog/zzyzx'),
      await renderRoot('/blog-details'),
    ];
    expect(textsIn(unknown, 'h1'), 'BLOG-2 on /blog/zzyzx').toEqual([
      'Unlocking the Value of Payroll Processing',
    ]);
    expect(textsIn(unknown, '.article-text'), 'BLOG-2 on /blog/zzyzx').toEqual(
      textsIn(standard, '.article-text'),
    );
  });

  it('has share icons that lead nowhere', async () => {
    const icons = valuesIn(
      await renderRoot('/blog-details'),
      'main article a[aria-label^="Share on"]',
      'href',
    );
    expect(icons, 'BLOG-2 on /blog-details').toEqual(['#', '#', '#', '#']);
  });

  it('has an input to reply to each comment', async () => {
    const root = await renderRoot('/blog-details');
    const inputs = root.querySelectorAll('[aria-labelledby=comments-title] form input[name=reply]');
    expect(inputs.length, 'BLOG-2 on /blog-details').toBe(defaultPost.comments.length);
  });

  it('has the form Leave A Reply', async () => {
    const root = await renderRoot('/blog-details');
    const section = '[aria-labelledby=reply-title]';
    expect(textsIn(root, `${section} h2`), 'BLOG-2 on /blog-details').toEqual(['Leave A Reply']);
    expect(textsIn(root, `${section} label`).slice(0, 4), 'BLOG-2 on /blog-details').toEqual([
      'Comment *',
      'Name *',
      'Email *',
      'Website *',
    ]);
    expect(valuesIn(root, `${section} [name=newsletter]`, 'type'), 'BLOG-2').toEqual(['checkbox']);
    expect(textsIn(root, `${section} button[type=submit]`), 'BLOG-2').toEqual(['Post A Comment']);
  });
});
