import { describe, expect, it } from 'vitest';
import { recentPosts } from '@/content/blog-sidebar';
import { defaultPost } from '@/content/default-post.excerpt';
import { faqs } from '@/content/faqs';
import { firm } from '@/content/firm';
import * as home from '@/content/home';
import { hours } from '@/content/hours.excerpt';
import { headOffice } from '@/content/offices.excerpt';
import { posts } from '@/content/posts';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { characters } from '../../../deploy/build/characters';
import {
  type ContentText,
  contentTexts,
  outsideWords,
  repeated,
  wordCount,
} from '../../support/content';

const allText = contentTexts.map(({ text }) => text).join('\n');

/** Intentional repetitions: contact data, people's roles and the recent posts. */
const facts: readonly string[] = [
  headOffice.address,
  headOffice.name,
  ...Object.values(hours),
  firm.phone,
  ...[...team, ...testimonials].map(({ designation }) => designation),
  ...home.logos.items.map(({ name }) => name),
  ...recentPosts().map(({ title }) => title),
  // A feature of two plans, and the same row of the comparison.
  'Ledgers by job, property or provider',
];

/** Visible text, without links and repeated facts. */
const prose = contentTexts.filter(
  ({ text }) =>
    !text.startsWith('/') && !facts.includes(text) && (wordCount(text) > 4 || text.length >= 30),
);

/** The location of a text, for failure messages. */
const found = (texts: readonly ContentText[]) =>
  texts.map(({ module, key, text }) => `${module}, ${key}: ${text}`);

describe('lengths', () => {
  it.each([
    ['reviews', 25, 45, testimonials.map(({ review }) => review)],
    ['answers', 45, 80, faqs.map(({ answer }) => answer)],
    ['descriptions of posts', 20, 35, posts.map(({ desc }) => desc)],
    ['features of the home page', 20, 30, home.features.items.map(({ desc }) => desc)],
  ])('%s have %i to %i words', (_, least, most, texts) => {
    expect(outsideWords(texts, least, most)).toEqual([]);
  });

  it('solutions of the home page have at most 70 characters', () => {
    expect(home.solutions.items.filter(({ desc }) => desc.length > 70)).toEqual([]);
  });
});

describe('every text of the content', () => {
  it('is read', () => {
    expect(contentTexts.length).toBeGreaterThan(2000);
    expect(prose.length).toBeGreaterThan(500);
  });

  it('does not share a sentence with another text', () => {
    const sentences = prose.flatMap(({ text }) => [
      ...new Set([text, ...text.split(/(?<=[.?!:])\s+/)]),
    ]);
    const long = sentences.filter((text) => wordCount(text) > 3 || text.length >= 30);
    expect(repeated(long)).toEqual([]);
  });

  it('does not repeat a sentence', () => {
    const repeats = prose.filter(
      ({ text }) =>
        repeated(text.split(/(?<=[.?!:])\s+/).filter((one) => wordCount(one) > 3)).length > 0,
    );
    expect(found(repeats)).toEqual([]);
  });

  it('uses only characters in the font subset', () => {
    const missing = contentTexts.filter(({ text }) =>
      [...text].some((char) => !characters.includes(char)),
    );
    expect(found(missing)).toEqual([]);
  });

  it('has curly apostrophes and quotation marks', () => {
    expect(found(prose.filter(({ text }) => /['"]/.test(text)))).toEqual([]);
  });

  it('has en dashes in ranges, and single spaces', () => {
    const wrong = prose.filter(({ text }) => /\d-\d| {2}/.test(text.replaceAll(/555-01\d\d/g, '')));
    expect(found(wrong)).toEqual([]);
  });

  it('has only fictional telephone numbers and reserved email domains', () => {
    const numbers = allText.match(/\d{3}-\d{4}/g) ?? [];
    const emails = allText.match(/\S+@\S+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    expect(emails.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !/^555-01\d\d$/.test(number))).toEqual([]);
    expect(emails.filter((email) => !email.endsWith(`@${firm.domain}`))).toEqual([]);
  });

  it('avoids clichés unless the specification requires them', () => {
    const worn =
      /seamless|empower|unlock|tailor|peace of mind|hassle|leverage|streamline|cutting.edge|world.class|best.in|hereto|hereby|herein|aforesaid/i;
    const given = [firm.tagline, defaultPost.title];
    const own = (text: string) => given.reduce((rest, one) => rest.replaceAll(one, ''), text);
    expect(found(prose.filter(({ text }) => worn.test(own(text))))).toEqual([]);
  });
});
