import { readPosts, type Site } from '../../../plugins/posts/read-posts';

/** A site with one page, team member, picture and portrait. */
export const site: Site = {
  paths: new Set(['/pricing']),
  team: new Map([['Ada Moss', { designation: 'Controller', img: '/portraits/ada-moss.svg' }]]),
  hasFile: (path) => ['/art/a.svg', '/portraits/ada-moss.svg'].includes(path),
};

/** A valid front matter. */
export const fields = {
  title: 'A first post',
  image: '/art/a.svg',
  date: 'Nov 12',
  category: 'Finance',
  description: 'What it is about.',
  author: 'Ada Moss',
  comments: '\n  - name: Dr. Ada Moss\n    date: Nov 13\n    text: Thank you.',
};

export type Fields = Partial<Record<keyof typeof fields | 'tags', string | undefined>>;

/** A post's file with these changes; `undefined` fields are omitted. */
export const post = (changes: Fields = {}, text = 'Words.', file = 'posts/a-first-post.md') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return { file, text: ['---', ...lines, '---', '', text].join('\n') };
};

/** The problems that stop the build, one per line. */
export const complaint = (...sources: Parameters<typeof readPosts>[0]) => {
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
