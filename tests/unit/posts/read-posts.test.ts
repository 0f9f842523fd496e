import { describe, expect, it } from 'vitest';
import { readDefaultPost, readPosts, type Site } from '../../../deploy/build/posts/read-posts';

const site: Site = {
  paths: new Set(['/pricing']),
  team: new Map([['Ada Moss', 'Controller']]),
  hasFile: (path) => ['/art/a.svg', '/portraits/ada-moss.svg'].includes(path),
};

const fields = {
  title: 'A first post',
  image: '/art/a.svg',
  date: 'Nov 12',
  category: 'Finance',
  description: 'What it is about.',
  author: 'Ada Moss',
  comments: '\n  - name: Dr. Ada Moss\n    date: Nov 13\n    text: Thank you.',
};

type Fields = Partial<Record<keyof typeof fields | 'tags', string | undefined>>;

/** A post; a field of `undefined` is left out. */
const post = (changes: Fields = {}, text = 'Words.', file = 'posts/a-first-post.md') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return { file, text: ['---', ...lines, '---', '', text].join('\n') };
};

const complaint = (...sources: Parameters<typeof readPosts>[0]) => {
  try {
    readPosts(sources, site);
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
};

const categories = 'Accounting, Business, Finance, Invest, Payroll Processing, Taxation';
const title = 'a title of letters, digits, spaces and hyphens';

describe('a front matter that is wrong stops the build', () => {
  it.each<[string, Fields, string]>([
    ['without a title', { title: undefined }, `1 title: expected ${title}`],
    ['with a title that needs escaping', { title: 'Up & down' }, `2 title: expected ${title}`],
    ['of an unknown category', { category: 'Sport' }, `5 category: expected one of ${categories}`],
    ['without a category', { category: undefined }, `1 category: expected one of ${categories}`],
    ['on no day', { date: 'Feb 31' }, '4 date: expected a month and a day, such as “Nov 12”'],
    ['with a year', { date: '2026-11-12' }, '4 date: expected a month and a day, such as “Nov 12”'],
    ['with an empty description', { description: '""' }, '6 description: expected a description'],
    ['by a stranger', { author: 'Bo Lee' }, '7 author: expected one of Ada Moss'],
    [
      'with a picture that is not there',
      { image: '/b.svg' },
      '3 image: expected a picture that lies in public/',
    ],
    ['with a field that has no use', { tags: 'a' }, '12 tags: expected no such field'],
    ['without comments', { comments: '[]' }, '8 comments: expected at least one comment'],
    [
      'with a comment that says nothing',
      { comments: '\n  - name: Ada Moss\n    date: Nov 13' },
      '9 comments.0.text: expected what the comment says',
    ],
    [
      'with a comment by someone without a face',
      { comments: '\n  - name: Bo Lee\n    date: Nov 13\n    text: Hm.' },
      '9 comments.0.name: expected someone whose portrait is /portraits/bo-lee.svg',
    ],
  ])('%s', (_, changes, expected) => {
    const file = changes.title ? 'posts/up-&-down.md' : undefined;
    expect(complaint(post(changes, 'Words.', file))).toEqual([
      `${file ?? 'posts/a-first-post.md'}:${expected}`,
    ]);
  });

  it('that is no YAML', () => {
    const [first] = complaint({ file: 'a.md', text: '---\ntitle: "A\n---\n\nWords.' });
    expect(first).toMatch(/^a\.md:\d front matter: expected YAML: /);
  });

  it('that is not there', () => {
    expect(complaint({ file: 'a.md', text: 'Words.' })[0]).toMatch(/^a\.md:1 /);
  });

  it('of a slug that is taken, or not the name of its file', () => {
    expect(complaint(post(), post({ title: 'A First post' }, 'Words.', 'posts/b.md'))).toEqual([
      'posts/b.md:2 title: expected a title whose slug is not taken by posts/a-first-post.md',
    ]);
    expect(complaint(post({}, 'Words.', 'posts/b.md'))).toEqual([
      'posts/b.md:2 title: expected this post in a file named a-first-post.md',
    ]);
  });
});

describe('a text that is wrong stops the build', () => {
  const after = 'posts/a-first-post.md:';
  it.each([
    [
      'a link to no page',
      'One\n\nsee [there](/nowhere).',
      '16 text: expected a link to a page of this site or a heading of this article, not “/nowhere”',
    ],
    [
      'a link to no heading',
      '[there](#nowhere)',
      '14 text: expected a link to a page of this site or a heading of this article, not “#nowhere”',
    ],
    [
      'a link out',
      '[there](https://a.example)',
      '14 text: expected a link to a page of this site or a heading of this article, not “https://a.example”',
    ],
    ['raw HTML', '<div>a</div>', '14 text: expected Markdown, not raw HTML such as “<div>a</div>”'],
    ['raw HTML in a line', 'a <b>b', '14 text: expected Markdown, not raw HTML such as “<b>”'],
    [
      'a heading of another level',
      '# A',
      '14 text: expected a heading of the second level, “## …”',
    ],
    [
      'two headings of one name',
      '## A\n\n## A',
      '16 text: expected a heading unlike those above it',
    ],
    [
      'code',
      '```\na\n```',
      '14 text: expected a paragraph, heading, list, table or quote, not code',
    ],
    [
      'a picture',
      '![a](/art/a.svg)',
      '14 text: expected words, links, emphasis or notes, not image',
    ],
    [
      'a note that is not there',
      'a[^b]\n\n[^b]: - c',
      '14 text: expected a note of one paragraph, [^b]',
    ],
    [
      'a table without a caption',
      '| a |\n| - |\n| b |',
      '14 text: expected a caption above the table, “Table: …”',
    ],
    ['a caption without a table', 'Table: a', '14 text: expected a table below its caption'],
    [
      'a row of too few cells',
      'Table: t\n\n| a | b |\n| - | - |\n| c |',
      '16 text: expected 2 cells a row',
    ],
    ['a list in a list', '- a\n  - b', '14 text: expected list items of one paragraph'],
    [
      'a quote of nobody',
      '> a',
      '14 text: expected a quote of one paragraph, then “— Name, what they do”, with a portrait',
    ],
  ])('%s', (_, text, expected) => {
    expect(complaint(post({}, text))).toEqual([after + expected]);
  });

  it('and all that is wrong is told at once', () => {
    const wrong = complaint(
      post({ category: 'Sport' }, '<i>'),
      post({ title: 'B' }, '# B', 'b.md'),
    );
    expect(wrong.map((line) => line.split(' ')[0])).toEqual([
      'posts/a-first-post.md:5',
      'posts/a-first-post.md:14',
      'b.md:14',
    ]);
  });
});

describe('a post that is right', () => {
  it('has all that its page shows', () => {
    expect(readPosts([post()], site)).toEqual([
      {
        id: 'post-1',
        title: 'A first post',
        img: '/art/a.svg',
        date: 'Nov 12',
        tag: 'Finance',
        desc: 'What it is about.',
        minutes: 1,
        author: { name: 'Ada Moss', designation: 'Controller' },
        article: [{ tag: 'p', children: ['Words.'] }],
        comments: [
          {
            id: 'post-1-comment-1',
            img: '/portraits/ada-moss.svg',
            name: 'Dr. Ada Moss',
            date: 'Nov 13',
            body: 'Thank you.',
            replies: [],
          },
        ],
      },
    ]);
  });

  it('may link to another, which may be newer; the newest is first', () => {
    const second = post(
      { title: 'A second', date: 'Dec 1' },
      '[The first](/blog/a-first-post)',
      'posts/a-second.md',
    );
    const titles = readPosts([post(), second], site).map(({ title }) => title);
    expect(titles).toEqual(['A second', 'A first post']);
  });

  it.each([
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words takes %i minutes', (count, minutes) => {
    expect(readPosts([post({}, 'word '.repeat(count))], site)[0]?.minutes).toBe(minutes);
  });
});

it('the article of unknown names is held to the same', () => {
  const file = 'default-post.md';
  const text = (body: string) => `---\ntitle: T\ncomments:${fields.comments}\n---\n\n${body}`;
  expect(readDefaultPost({ file, text: text('[a](/pricing)') }, site).title).toBe('T');
  expect(() => readDefaultPost({ file, text: text('[a](/b)') }, site)).toThrow('default-post.md:9');
});
