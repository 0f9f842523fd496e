import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { defaultPost } from '@/content/default-post.excerpt';
import { getItem, preloadItem } from '@/loading/items';
import BlogDetailsPage from '@/pages/blog-details-page';
import { createVisit, VisitContext } from '@/state/visit';
import { product } from '../support/sample';

describe('the item of a page', () => {
  it('does not suspend a page without an item', () => {
    const visit = createVisit({ path: '/blog', place: { address: '/blog', index: 0 } });
    const markup = renderToString(
      <Router ssrPath="/blog-details">
        <VisitContext value={visit}>
          <BlogDetailsPage title="Blog Details" />
        </VisitContext>
      </Router>,
    );
    expect(markup).toContain(defaultPost.title);
    expect(markup).not.toContain('<!--$?-->');
    expect(markup).not.toContain('<!--$!-->');
  });

  it('is available when preloaded, and null for an unknown name', async () => {
    await Promise.all([preloadItem(product.path), preloadItem('/shop/nothing')]);
    expect(getItem('/shop/:name', product.slug)?.name).toBe(product.name);
    expect(getItem('/shop/:name', 'nothing')).toBeNull();
    expect(getItem('/shop/:name')).toBeNull();
  });
});
