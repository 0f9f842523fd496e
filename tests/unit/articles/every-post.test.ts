import { expect, it } from 'vitest';
import { posts } from '@/content/posts';

const tests = Object.values(
  import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true }),
).filter((source) => source.includes('expectFigures('));

it.each(posts.map(({ title }) => title))('a test computes the figures of “%s”', (title) => {
  expect(tests.filter((source) => source.includes(title))).not.toEqual([]);
});
