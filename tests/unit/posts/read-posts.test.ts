import { describe, expect, it } from 'vitest';
import { readDefaultPost, readPosts } from '../../../plugins/posts/read-posts';
import { fields, post, site } from './draft';

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
  });

  it.each([undefined, '[]'])('can be without comments', (comments) => {
    expect(readPosts([post({ comments })], site)[0]?.comments).toEqual([]);
  });

  it('shows a member with the picture of the team, beside comments and quotes', () => {
    const img = '/pictures/ada.jpg';
    const team = new Map([['Ada Moss', { designation: 'Controller', img }]]);
    const hasFile = (path: string) => ['/art/a.svg', img].includes(path);
    const [read] = readPosts([post({}, '> Words.\n>\n> — Ada Moss, controller')], {
      ...site,
      team,
      hasFile,
    });
    expect(read?.comments[0]?.img).toBe(img);
    expect(read?.article[0]).toMatchObject({ tag: 'quote', img });
  });

  it('can link to a newer post; the newest is first', () => {
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
  ])('of %i words takes %i minutes to read', (count, minutes) => {
    expect(readPosts([post({}, 'word '.repeat(count))], site)[0]?.minutes).toBe(minutes);
  });
});

it('the default article is validated like posts', () => {
  const file = 'default-post.md';
  const text = (body: string) => `---\ntitle: T\ncomments:${fields.comments}\n---\n\n${body}`;
  expect(readDefaultPost({ file, text: text('[a](/pricing)') }, site).title).toBe('T');
  expect(() => readDefaultPost({ file, text: text('[a](/b)') }, site)).toThrow('default-post.md:9');
});
