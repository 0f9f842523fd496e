import { expect, it } from 'vitest';
import { slugify } from '@/lib/slugify';
import { makePosts, makeProducts, maxItems } from '../../scripts/bench/growth/make-catalog';

it('makes the requested number of unique posts and products', () => {
  const posts = makePosts(10_000);
  const products = makeProducts(10_000);
  for (const own of [
    posts.map(({ id }) => id),
    posts.map(({ title }) => slugify(title)),
    posts.map(({ desc }) => desc),
    products.map(({ id }) => id),
    products.map(({ name }) => slugify(name)),
    products.flatMap(({ longDesc }) => longDesc),
  ]) {
    expect(new Set(own).size).toBe(own.length);
  }
  expect(posts).toHaveLength(10_000);
  expect(products).toHaveLength(10_000);
  expect(posts.filter(({ title }) => !/^[A-Za-z -]+$/.test(title))).toEqual([]);
});

it('makes the same items from the same seed, and different ones from another', () => {
  expect(makePosts(20, 3)).toEqual(makePosts(20, 3));
  expect(makePosts(20, 3)).not.toEqual(makePosts(20, 4));
  expect(makePosts(10)).toEqual(makePosts(100).slice(0, 10));
});

it('throws if there are fewer names than items', () => {
  expect(() => makeProducts(maxItems + 1)).toThrow(`Only ${maxItems} unique names`);
});
