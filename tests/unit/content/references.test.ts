import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseStudies } from '@/content/case-studies';
import { defaultPost } from '@/content/default-post.excerpt';
import { portraitBackground } from '@/content/portraits';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { findRoute } from '@/lib/find-route';
import { slugify } from '@/lib/slugify';
import { contentTexts, repeated } from '../../support/content';

const textsAt = (key: string) =>
  contentTexts.filter((one) => one.key === key).map(({ text }) => text);

/** Every internal link of the content. */
const paths = textsAt('link').filter((link) => link.startsWith('/'));

it('ids are unique across the site (GEN-4)', () => {
  expect(textsAt('id').length).toBeGreaterThan(200);
  expect(repeated(textsAt('id'))).toEqual([]);
});

it('every internal link has a route', () => {
  expect(paths.length).toBeGreaterThan(60);
  const lost = paths.filter((path) => findRoute(path).route.path === '/not-found');
  expect(new Set(lost)).toEqual(new Set(['/not-found']));
});

it('every image in the content is in public/', () => {
  const images = textsAt('img').filter((path) => /^\/(portraits|art\/posts)\//.test(path));
  expect(images.length).toBeGreaterThan(20);
  expect(images.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

describe('slugs (GEN-5)', () => {
  it.each([
    ['team', team.map(({ name }) => name), 'Team Details'],
    ['case study', caseStudies.map(({ name }) => name), 'Case Study Details'],
    ['shop', products.map(({ name }) => name), 'Online Courses'],
    ['blog', posts.map(({ title }) => title), defaultPost.title],
  ])('of the %s need no escaping, are unique, and none is the default', (_, names, fallback) => {
    const slugs = names.map(slugify);
    expect(names.filter((name) => !/^[A-Za-z0-9 -]+$/.test(name))).toEqual([]);
    expect(slugs.map(encodeURIComponent)).toEqual(slugs);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs).not.toContain(slugify(fallback));
  });
});

it('posts are sorted from newest to oldest, and their dates have no year', () => {
  expect(posts.filter(({ date }) => !/^[A-Z][a-z]{2} \d{1,2}$/.test(date))).toEqual([]);
  const days = posts.map(({ date }) => Date.parse(`${date} 2024 UTC`));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it('portraits in a row have alternating backgrounds', () => {
  const grounds = (people: readonly { img: string }[]) =>
    people.map(({ img }) => portraitBackground(img));
  const pair = ['bg-mint', 'bg-marigold-soft'];
  expect(grounds(team)).toEqual([...pair, ...pair, ...pair]);
  expect(grounds(testimonials)).toEqual([...pair, ...pair, ...pair, ...pair]);
});
