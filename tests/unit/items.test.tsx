import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { defaultPost } from '@/content/default-post.excerpt';
import { itemOf, preloadItem } from '@/loading/items';
import BlogDetailsPage from '@/pages/blog-details-page';
import { CartProvider } from '@/state/cart';

describe('the item that a page is about', () => {
  it('is there at once where the page is about none, and never waited for', () => {
    const markup = renderToString(
      <Router ssrPath="/blog-details">
        <CartProvider>
          <BlogDetailsPage title="Blog Details" />
        </CartProvider>
      </Router>,
    );
    expect(markup).toContain(defaultPost.title);
    expect(markup).not.toContain('<!--$?-->');
    expect(markup).not.toContain('<!--$!-->');
  });

  it('is there once it is preloaded, and null where nothing has the name', async () => {
    await Promise.all([preloadItem('/shop/multistate-payroll'), preloadItem('/shop/nothing')]);
    expect(itemOf('/shop/:name', 'multistate-payroll')?.name).toBe('Multistate Payroll');
    expect(itemOf('/shop/:name', 'nothing')).toBeNull();
    expect(itemOf('/shop/:name')).toBeNull();
  });
});
