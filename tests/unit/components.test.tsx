import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { NonBreaking } from '@/components/non-breaking';
import { Picture } from '@/components/picture';
import type { Comment } from '@/content/post';
import { Comments } from '@/sections/blog/comments';
import { RelatedProducts } from '@/sections/shop/product-cards';
import { createVisit, VisitContext } from '@/state/visit';

const classOf = (src: string, height: number) =>
  / class="([^"]*)"/.exec(
    renderToStaticMarkup(<Picture src={src} width={320} height={height} className="w-full" />),
  )?.[1];

it('crops a photograph to the proportions of the layout, but no drawing', () => {
  expect(classOf('/photographs/ana.jpg', 320)).toBe('w-full aspect-square object-cover');
  expect(classOf('/photographs/office.webp', 213)).toBe('w-full aspect-[3/2] object-cover');
  expect(classOf('/art/a.svg', 320)).toBe('w-full');
});

/** The parts of a text that do not wrap. */
const joinedIn = (text: string) =>
  [...renderToStaticMarkup(<NonBreaking text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, part]) => part,
  );

it.each([
  ['form names', 'Send W-2s and Form 941-X in time', ['W-2s', '941-X']],
  ['phone numbers and times', '555-0120, 6AM–6PM', ['555-0120', '6AM–6PM']],
  ['short compounds', 'Off-site and off-cycle runs, year-to-date', ['off-cycle', 'year-to-date']],
  ['days', 'November 8, Nov 5, May 12 and the 3rd', ['November 8', 'Nov 5', 'May 12']],
])('keeps %s on one line', (_what, text, parts) => expect(joinedIn(text)).toEqual(parts));

it.each([
  'A certified-payroll report for a well-documented case',
  'May 2026 and December 2025',
  'Mid–June',
])('lets %s wrap', (text) => expect(joinedIn(text)).toEqual([]));

const product = {
  id: 'a',
  img: '/a.svg',
  name: 'A Course',
  price: '402',
  shortDesc: 'Lessons.',
} as const;

const remark = { img: '/portraits/a.svg', name: 'Ann', date: 'Nov 12', body: 'Yes.' };
const comment: Comment = { ...remark, id: 'a', replies: [] };
const visit = createVisit({ path: '/blog', place: { address: '/blog', index: 0 } });

const render = (content: ReactNode) =>
  renderToStaticMarkup(
    <Router ssrPath="/blog-details">
      <VisitContext value={visit}>{content}</VisitContext>
    </Router>,
  );

describe('a details page leaves out', () => {
  it('the comments of a post that has none (BLOG-2)', () => {
    expect(render(<Comments comments={[]} />)).toBe('');
  });

  it('the products that go with the only one of the shop (SHOP-2)', () => {
    expect(render(<RelatedProducts products={[]} />)).toBe('');
    expect(render(<RelatedProducts products={[product]} />)).toContain(product.name);
  });
});

it('the comments of a post are counted with their replies, one in the singular', () => {
  const headingOf = (comments: readonly Comment[]) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(render(<Comments comments={comments} />))?.[1];
  expect(headingOf([comment])).toBe('1 comment');
  expect(headingOf([{ ...comment, replies: [{ ...remark, id: 'b' }] }])).toBe('2 comments');
});
