import { expect, it } from 'vitest';
import * as sidebar from '@/content/blog-sidebar';
import { whyUs } from '@/content/home';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { posts } from '@/content/posts';
import { promiseSection } from '@/content/promise-section.excerpt';
import { servicesOverview } from '@/content/services';
import { termsConditions } from '@/content/terms-conditions';
import { routes } from '@/routes';
import { characters } from '@/theme/fonts';

const modules = import.meta.glob<object>('../../src/content/**/*.ts', { eager: true });
const nameOf = (path: string) => path.replace(/^.*\/content\/|\.ts$/g, '');

/** Excerpts and the descriptions in `details` repeat other modules intentionally. */
const isLeftOut = (module: string) =>
  module === 'details' || (module.endsWith('.excerpt') && module !== 'default-post.excerpt');

const sources: [string, object][] = [
  ...Object.entries(modules).map(([path, module]): [string, object] => [nameOf(path), module]),
  ['routes', routes],
];

/** Every string in a value with its key; strings in a list get the list's key. */
function* textsIn(node: unknown, seen: Set<object>, key = ''): Generator<[string, string]> {
  if (typeof node === 'string') yield [key, node];
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const isList = Array.isArray(node);
  for (const [name, child] of Object.entries(node))
    yield* textsIn(child, seen, isList ? key : name);
}

/** Visited objects; two modules can export the same one. */
const seen = new Set<object>();

/** Every string of the site's content, including the route table. */
const contentTexts = sources
  .filter(([module]) => !isLeftOut(module))
  .flatMap(([module, node]) =>
    [...textsIn({ ...node }, seen)].map(([key, text]) => ({ module, key, text })),
  );

/** The items that occur more than once in a list. */
const repeated = <One>(list: readonly One[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

const textsAt = (key: string) =>
  contentTexts.filter((one) => one.key === key).map(({ text }) => text);

it('ids are unique across the site (GEN-4)', () => {
  expect(textsAt('id').length).toBeGreaterThan(0);
  expect(repeated(textsAt('id'))).toEqual([]);
});

it('the section that /about quotes has a clause for each promise', () => {
  const { list = [] } = termsConditions.sections[promiseSection - 1] ?? {};
  expect(list.length).toBeGreaterThanOrEqual(whyUs.items.length);
});

it('posts are sorted from newest to oldest, and their dates have no year', () => {
  expect(posts.filter(({ date }) => !/^[A-Z][a-z]{2} \d{1,2}$/.test(date))).toEqual([]);
  const days = posts.map(({ date }) => Date.parse(`${date} 2024 UTC`));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it('every post is in a category of the blog, which counts at least as many (BIZ-6)', () => {
  for (const { name, count } of sidebar.categories)
    expect(
      posts.filter(({ tag }) => tag === name).length,
      `${name} in src/content/blog-sidebar.ts`,
    ).toBeLessThanOrEqual(Number(count));
  const names = sidebar.categories.map(({ name }) => name);
  expect(posts.map(({ tag }) => tag).filter((tag) => !names.includes(tag))).toEqual([]);
});

it('the comparison says of each plan whether it includes a line', () => {
  const lines = planComparison.groups.flatMap((group) => group.lines);
  const others = lines.filter(({ shares }) => shares.length !== plans.length);
  expect(others.map(({ what }) => what)).toEqual([]);
});

it('the services’ overview names plans that there are (SERV-1)', () => {
  const planNames = plans.map(({ planName }) => planName);
  const { rows } = servicesOverview.choose;
  expect(rows.filter(({ plan }) => !planNames.includes(plan))).toEqual([]);
});

it('every character of the content is in the fonts’ subset', () => {
  const missing = contentTexts.filter(({ text }) =>
    [...text].some((char) => !characters.includes(char)),
  );
  const found = missing.map(({ module, key, text }) => `${module}, ${key}: ${text}`);
  expect(found, 'add the characters to `characters`, and run npm run fonts').toEqual([]);
});

it('no text is a placeholder, but the two of the terms (LEGAL-1)', () => {
  const isPlaceholder = (text: string) => /lorem ipsum|\bTODO\b|\bTBD\b|\[\w+\]/i.test(text);
  const found = contentTexts.filter(({ text }) => isPlaceholder(text));
  const others = found.filter(({ module }) => module !== 'terms-conditions');
  expect(others.map(({ module, key, text }) => `${module}, ${key}: ${text}`)).toEqual([]);
});
