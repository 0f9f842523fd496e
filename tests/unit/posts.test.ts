import { describe, expect, it } from 'vitest';
import { readDefaultPost, readPosts } from '../../plugins/posts/read-posts';
import type { Site } from '../../plugins/posts/schema';

/** A site with one page, team member, picture and portrait. */
const site: Site = {
  paths: new Set(['/pricing', '/blog/a-first-post']),
  members: new Map([['Ada Moss', { designation: 'Controller', img: '/portraits/ada-moss.svg' }]]),
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

/** A post's file with these changes; `undefined` fields are omitted. */
const post = (changes: Fields = {}, text = 'Words.', file = 'posts/a-first-post.md') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return { file, text: ['---', ...lines, '---', '', text].join('\n') };
};

/** The problems that stop the build. */
const problems = (...sources: Parameters<typeof readPosts>[0]) => {
  try {
    readPosts(sources, site);
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
  return [];
};

const article = (text: string) => readPosts([post({}, text)], site)[0]?.article;

describe('a valid post', () => {
  it('has all data for its page', () => {
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
    expect(readPosts([post({ comments: undefined })], site)[0]?.comments).toEqual([]);
  });

  it('can link to another post; the newest is first', () => {
    const link = '[The first](/blog/a-first-post)';
    const second = post({ title: 'A second', date: 'Dec 1' }, link, 'posts/a-second.md');
    const titles = readPosts([post(), second], site).map(({ title }) => title);
    expect(titles).toEqual(['A second', 'A first post']);
  });

  it.each([
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words takes %i minutes to read', (count, minutes) => {
    expect(readPosts([post({}, 'word '.repeat(count))], site)[0]?.minutes).toBe(minutes);
  });
});

describe('invalid front matter stops the build, by file and field', () => {
  it.each<[string, Fields, string]>([
    ['without a title', { title: undefined }, 'title: Invalid input: expected string'],
    ['with a title that needs escaping', { title: 'Up & down' }, 'title: expected letters'],
    ['of another file name', { title: 'B' }, 'title: expected the file to be named b.md'],
    [
      'with an unknown category',
      { category: 'Sport' },
      'category: Invalid option: expected one of',
    ],
    ['with a day that does not exist', { date: 'Feb 31' }, 'date: expected a month and a day'],
    ['with an empty description', { description: '""' }, 'description: expected words'],
    ['by a stranger', { author: 'Bo Lee' }, 'author: Invalid input: expected "Ada Moss"'],
    [
      'with a missing picture',
      { image: '/b.svg' },
      'image: expected the path of a file in public/',
    ],
    ['with an unknown field', { tags: 'a' }, 'front matter: Unrecognized key: "tags"'],
    [
      'with an empty comment',
      { comments: '\n  - name: Ada Moss\n    date: Nov 13' },
      'comments.0.text: Invalid input: expected string',
    ],
    [
      'with a comment by someone without a portrait',
      { comments: '\n  - name: Bo Lee\n    date: Nov 13\n    text: Hm.' },
      'comments.0.name: expected someone with a portrait in public/portraits/',
    ],
    ['that is not YAML', { title: '"A' }, 'front matter: YAMLParseError: Missing closing "quote'],
  ])('%s', (_, changes, expected) => {
    expect(problems(post(changes))[0]).toContain(`posts/a-first-post.md ${expected}`);
  });

  it('that is missing', () => {
    expect(problems({ file: 'a.md', text: 'Words.' })).toEqual([
      'a.md front matter: Invalid input: expected object, received null',
    ]);
  });
});

describe('an invalid text stops the build, by file and line', () => {
  const link = 'a link to a page of the site, a heading of the article or https://…, not';
  it.each([
    [
      'a link to a missing page',
      'One\n\nsee [a](/nowhere).',
      `16 text: expected ${link} “/nowhere”`,
    ],
    ['a link to a missing heading', '[a](#nowhere)', `14 text: expected ${link} “#nowhere”`],
    ['a link without TLS', '[a](http://a.b)', `14 text: expected ${link} “http://a.b”`],
    ['raw HTML', 'a <b>b', '14 text: expected text, links, emphasis or notes, not html'],
    ['a heading of another level', '# A', '14 text: expected a second-level heading, “## …”'],
    ['two headings with the same text', '## A\n\n## A', '16 text: expected a unique heading'],
    [
      'code',
      '```\na\n```',
      '14 text: expected a paragraph, heading, list, table or quote, not code',
    ],
    ['a list as a note', 'a[^b]\n\n[^b]: - c', '14 text: expected a one-paragraph note, [^b]'],
    [
      'a table without a caption',
      '| a |\n| - |\n| b |',
      '14 text: expected a caption above the table, “Table: …”',
    ],
    ['a caption without a table', 'Table: a', '14 text: expected a table below the caption'],
    [
      'a row with too few cells',
      'Table: t\n\n| a | b |\n| - | - |\n| c |',
      '16 text: expected 2 cells per row',
    ],
    ['a list in a list', '- a\n  - b', '14 text: expected list items with one paragraph'],
    [
      'a quote without a name',
      '> a',
      '14 text: expected a one-paragraph quote, then “— Name, role”, with a portrait',
    ],
  ])('%s', (_, text, expected) => {
    expect(problems(post({}, text))).toEqual([`posts/a-first-post.md:${expected}`]);
  });

  it('with all problems in one error', () => {
    const all = problems(post({ category: 'Sport' }, '<i>'), post({ title: 'B' }, '# B', 'b.md'));
    expect(all.map((line) => line.split(' ')[0])).toEqual([
      'posts/a-first-post.md:14',
      'posts/a-first-post.md',
      'b.md:14',
    ]);
  });

  it('also in the default article', () => {
    const text = `---\ntitle: T\ncomments:${fields.comments}\n---\n\n`;
    const read = (link: string) =>
      readDefaultPost({ file: 'default-post.md', text: `${text}[a](${link})` }, site);
    expect(read('/pricing').title).toBe('T');
    expect(() => read('/b')).toThrow('default-post.md:9 text: expected a link');
  });
});

describe('Markdown becomes', () => {
  it('paragraphs, emphasis and links', () => {
    expect(article('One *two*\n**three** [four](/pricing)')).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'em', children: ['two'] },
          ' ',
          { tag: 'strong', children: ['three'] },
          ' ',
          { tag: 'a', href: '/pricing', children: ['four'] },
        ],
      },
    ]);
  });

  it('headings with an id from their text', () => {
    expect(article('## What goes on the W-2?')).toEqual([
      {
        tag: 'h2',
        id: 'what-goes-on-the-w-2',
        children: ['What goes on the ', { tag: 'nowrap', text: 'W-2' }, '?'],
      },
    ]);
  });

  it.each([
    'W-2',
    'W-2s',
    'Form 941',
    'Forms 941',
    '1099-NEC',
    '1099-NECs',
    'Form SS-8',
    'WH-347',
    '−$18,400',
  ])('the name of a form or a negative amount, whole: %s', (name) => {
    expect(article(`A ${name}, filed`)).toEqual([
      { tag: 'p', children: ['A ', { tag: 'nowrap', text: name }, ', filed'] },
    ]);
  });

  it.each([
    ['45 hrs × $20.00 ÷ 2', '45\u00a0hrs\u00a0×\u00a0$20.00\u00a0÷\u00a02'],
    ['$38,400 × 7 ÷ 10', '$38,400\u00a0×\u00a07\u00a0÷\u00a010'],
    ['on March 4 and Feb 10, 2026', 'on March\u00a04 and Feb\u00a010, 2026'],
    ['7 percent in box 12, 29 CFR 541', '7\u00a0percent in box\u00a012, 29\u00a0CFR\u00a0541'],
  ])('fixed spaces: %s', (words, fixed) => {
    expect(article(words)).toEqual([{ tag: 'p', children: [fixed] }]);
  });

  it.each(['13-week', 'day-5', 'pre-2026', 'the 941'])('%s, which can wrap', (words) => {
    expect(article(words)).toEqual([{ tag: 'p', children: [words] }]);
  });

  it('lists, and notes beside the paragraphs that refer to them', () => {
    expect(article('- One[^n] and a half\n- Two\n\n[^n]: A note.')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One', ' and a half', { tag: 'note', children: ['A note.'] }] },
          { tag: 'li', children: ['Two'] },
        ],
      },
    ]);
  });

  it('a quote with its author', () => {
    expect(article('> So it is.\n>\n> — Dr. Ada Moss, Owner, Moss & Co')).toEqual([
      {
        tag: 'quote',
        img: '/portraits/ada-moss.svg',
        name: 'Dr. Ada Moss',
        designation: 'Owner, Moss & Co',
        children: ['So it is.'],
      },
    ]);
  });

  it('a table with its caption, amounts and total', () => {
    expect(article('Table: Two\n\n| a | b |\n| - | -: |\n| c | 1 |\n| **Total** | 1 |')).toEqual([
      {
        tag: 'table',
        caption: ['Two'],
        columns: [
          { label: ['a'], isAmount: false },
          { label: ['b'], isAmount: true },
        ],
        rows: [
          { isTotal: false, cells: [['c'], ['1']] },
          { isTotal: true, cells: [[{ tag: 'strong', children: ['Total'] }], ['1']] },
        ],
      },
    ]);
  });
});
