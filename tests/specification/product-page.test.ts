import { describe, expect, it } from 'vitest';
import { products } from '@/content/products';
import { slugify } from '@/lib/ids';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const pages = products.map((product) => ({ path: `/shop/${slugify(product.name)}`, product }));
const unknown = '/shop/shop-details';

describe('the page of a product (SHOP-2)', async () => {
  const root = await renderRoot(unknown);

  it.each(pages)('$path has its name as the heading', async ({ path, product }) => {
    expect(textsIn(await renderRoot(path), 'h1'), `SHOP-2 on ${path}`).toEqual([product.name]);
  });

  it('is headed Online Courses if there is no such product, at 430', () => {
    expect(textsIn(root, 'h1'), `SHOP-2 on ${unknown}`).toEqual(['Online Courses']);
    const [note = ''] = textsIn(root, '[aria-label^="Order "] p:has(s) + p');
    expect(note, `SHOP-2 on ${unknown}`).toContain('$430.00');
  });

  it.each([...pages.map(({ path }) => path), unknown])(
    '%s has the sale price beside the former one, struck through',
    async (path) => {
      const line = '[aria-label^="Order "] p:has(s)';
      const shown = await renderRoot(path);
      expect(textsIn(shown, `${line} > span`), `SHOP-2 on ${path}`).toEqual(['Now 430.00 USD']);
      expect(textsIn(shown, `${line} > s`), `SHOP-2 on ${path}`).toEqual(['Before 799.00 USD']);
    },
  );

  it.each(pages)('$path says what the cart will hold', async ({ path, product }) => {
    const [note = ''] = textsIn(await renderRoot(path), '[aria-label^="Order "] p:has(s) + p');
    expect(note, `SHOP-2 on ${path}`).toContain(`$${product.price}.00`);
  });

  it('has five stars, price, stepper, Add to Cart and social icons, in this order (BIZ-11, ST-CART-1)', () => {
    const parts = [
      '[role=img]',
      's',
      '[role=spinbutton]',
      'button:not([aria-label])',
      'a[href="#"]',
    ];
    const order = root.querySelector('[aria-label^="Order "]');
    const all = [...(order?.querySelectorAll('*') ?? [])];
    const places = parts.map((part) => all.findIndex((element) => element.matches(part)));
    expect(places, `SHOP-2 on ${unknown}`).not.toContain(-1);
    expect(places, `SHOP-2 on ${unknown}`).toEqual(places.toSorted((a, b) => a - b));
    expect(order?.querySelectorAll('[role=img] svg').length, `SHOP-2 on ${unknown}`).toBe(5);
    expect(order && textsIn(order, 'button:not([aria-label])'), `SHOP-2 on ${unknown}`).toEqual([
      'Add to Cart',
    ]);
  });

  it('has two tabs: the description, and no reviews (ST-TABS)', () => {
    expect(textsIn(root, '[role=tab]'), `SHOP-2 on ${unknown}`).toEqual([
      'Description',
      'Reviews (0)',
    ]);
    const [description, reviews] = root.querySelectorAll('[role=tabpanel]');
    expect(description?.querySelectorAll('p').length, `SHOP-2 on ${unknown}`).toBeGreaterThan(0);
    expect(reviews && textsIn(reviews, 'p'), `SHOP-2 on ${unknown}`).toEqual(
      expect.arrayContaining(['There are no reviews yet.', 'Required fields are marked *']),
    );
  });

  it('has an empty review form (VAL-5)', () => {
    const form = 'form[aria-label="Write a review"]';
    const fields = [...root.querySelectorAll(`${form} :is(input, textarea)`)];
    const names = [...new Set(fields.map((field) => field.getAttribute('name')))];
    expect(names, `SHOP-2 on ${unknown}`).toEqual(['rating', 'review', 'name', 'email', 'save']);
    expect(valuesIn(root, `${form} [name=save]`, 'type'), `SHOP-2 on ${unknown}`).toEqual([
      'checkbox',
    ]);
    expect(root.querySelectorAll(`${form} [name=rating]`).length, `SHOP-2 on ${unknown}`).toBe(5);
    const filled = fields.filter((field) => field.hasAttribute('checked') || field.textContent);
    expect(filled.length, `SHOP-2 on ${unknown}`).toBe(0);
  });

  it.each([...pages, { path: unknown, product: { name: '' } }])(
    '$path shows the first 3 related products, and more in the shop (BIZ-11)',
    async ({ path, product }) => {
      const related = '[aria-labelledby=related-title]';
      const shown = await renderRoot(path);
      const others = products.filter(({ name }) => name !== product.name);
      expect(textsIn(shown, `${related} h3`), `SHOP-2, BIZ-11 on ${path}`).toEqual(
        others.slice(0, 3).map(({ name }) => name),
      );
      expect(linksIn(shown, `${related} a`)[0], `SHOP-2 on ${path}`).toEqual([
        'Show more',
        '/shop',
      ]);
    },
  );
});
