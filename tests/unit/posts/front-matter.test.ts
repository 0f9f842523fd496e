import { describe, expect, it } from 'vitest';
import { complaint, type Fields, post } from './draft';

const categories = 'Accounting, Business, Finance, Invest, Payroll Processing, Taxation';
const title = 'a title of letters, digits, spaces and hyphens';

describe('invalid front matter stops the build', () => {
  it.each<[string, Fields, string]>([
    ['without a title', { title: undefined }, `1 title: expected ${title}`],
    ['with a title that needs escaping', { title: 'Up & down' }, `2 title: expected ${title}`],
    [
      'with an unknown category',
      { category: 'Sport' },
      `5 category: expected one of ${categories}`,
    ],
    ['without a category', { category: undefined }, `1 category: expected one of ${categories}`],
    [
      'with a day that does not exist',
      { date: 'Feb 31' },
      '4 date: expected a month and a day, such as “Nov 12”',
    ],
    ['with a year', { date: '2026-11-12' }, '4 date: expected a month and a day, such as “Nov 12”'],
    ['with an empty description', { description: '""' }, '6 description: expected a description'],
    ['by a stranger', { author: 'Bo Lee' }, '7 author: expected one of Ada Moss'],
    ['with a missing picture', { image: '/b.svg' }, '3 image: expected a file in public/'],
    [
      'with a missing photograph',
      { image: '/pictures/b.jpg' },
      '3 image: expected a file in src/content/pictures/',
    ],
    ['with an unknown field', { tags: 'a' }, '12 tags: unknown field'],
    [
      'with an empty comment',
      { comments: '\n  - name: Ada Moss\n    date: Nov 13' },
      '9 comments.0.text: expected the text of the comment',
    ],
    [
      'with a comment by someone without a portrait',
      { comments: '\n  - name: Bo Lee\n    date: Nov 13\n    text: Hm.' },
      '9 comments.0.name: expected someone with a portrait, /portraits/bo-lee.svg',
    ],
  ])('%s', (_, changes, expected) => {
    const file = changes.title ? 'posts/up-&-down.md' : undefined;
    expect(complaint(post(changes, 'Words.', file))).toEqual([
      `${file ?? 'posts/a-first-post.md'}:${expected}`,
    ]);
  });

  it('that is not YAML', () => {
    const [first] = complaint({ file: 'a.md', text: '---\ntitle: "A\n---\n\nWords.' });
    expect(first).toMatch(/^a\.md:\d front matter: invalid YAML: /);
  });

  it('that is missing', () => {
    expect(complaint({ file: 'a.md', text: 'Words.' })[0]).toMatch(/^a\.md:1 /);
  });

  it('with a duplicate slug, or one that differs from the file name', () => {
    expect(complaint(post(), post({ title: 'A First post' }, 'Words.', 'posts/b.md'))).toEqual([
      'posts/b.md:2 title: expected a title with another slug than posts/a-first-post.md',
    ]);
    expect(complaint(post({}, 'Words.', 'posts/b.md'))).toEqual([
      'posts/b.md:2 title: expected the file to be named a-first-post.md',
    ]);
  });
});
