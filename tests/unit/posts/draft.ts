import { readPosts, type Site } from '../../../deploy/build/posts/read-posts';

/** A site with one page, one member of the team, one picture and one portrait. */
export const site: Site = {
  paths: new Set(['/pricing']),
  team: new Map([['Ada Moss', 'Controller']]),
  hasFile: (path) => ['/art/a.svg', '/portraits/ada-moss.svg'].includes(path),
};

/** The front matter of a post without a fault. */
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

/** The file of a post, with these changes; a field of `undefined` is left out. */
export const post = (changes: Fields = {}, text = 'Words.', file = 'posts/a-first-post.md') => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return { file, text: ['---', ...lines, '---', '', text].join('\n') };
};

/** What stops the build, a line a fault, or nothing. */
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
