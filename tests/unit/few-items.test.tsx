import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Comment } from '@/content/post';
import { Comments } from '@/sections/blog/comments';
import { RelatedProducts } from '@/sections/shop/product-cards';
import { createVisit, VisitContext } from '@/state/visit';

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
