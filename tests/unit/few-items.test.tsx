import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Comments } from '@/sections/blog/comments';
import { RelatedProducts } from '@/sections/shop/related-products';

const product = { id: 'a', img: '/a.svg', name: 'A Course', price: '402', shortDesc: 'Lessons.' };

describe('a details page leaves out', () => {
  it('the comments of a post that has none (BLOG-2)', () => {
    expect(renderToStaticMarkup(<Comments comments={[]} />)).toBe('');
  });

  it('the products that go with the only one of the shop (SHOP-2)', () => {
    const render = (products: readonly (typeof product)[]) =>
      renderToStaticMarkup(
        <Router ssrPath="/shop/shop-details">
          <RelatedProducts products={products} />
        </Router>,
      );
    expect(render([])).toBe('');
    expect(render([product])).toContain(product.name);
  });
});
