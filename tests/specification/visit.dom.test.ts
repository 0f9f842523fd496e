import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { products } from '@/content/products';
import { slugify } from '@/lib/ids';
import { startVisit } from '../support/start-visit';
import { textsIn } from '../support/words-in';

const paths = products.map(({ name }) => `/shop/${slugify(name)}`);
const [product = '', other = ''] = paths;

/** What was asked of a server, and the databases that were opened. */
let calls: string[] = [];

beforeEach(() => {
  calls = [];
  const note = (kind: string) =>
    vi.fn((target: unknown) => {
      calls.push(`${kind} ${target}`);
      return new Promise(() => {});
    });
  vi.stubGlobal('fetch', note('fetch'));
  vi.stubGlobal('indexedDB', { open: note('database') });
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(note('request'));
  Object.assign(navigator, { sendBeacon: note('beacon') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Visit = Awaited<ReturnType<typeof startVisit>>;

const linesOf = ({ page }: Visit) => textsIn(page, '.cart-row [data-part=name]');
const textOf = (visit: Visit, selector: string) => visit.find<HTMLInputElement>(selector).value;

it('a visit stores nothing and calls no server, whatever one does (GEN-1)', async () => {
  const visit = await startVisit(product);
  await visit.press('Add to Cart');
  await visit.type('.newsletter-band [name=email]', 'ann@example.com');
  await visit.press('Subscribe');
  await visit.go('/blog-details');
  await visit.type('main [name=name]', 'Ann');
  await visit.type('main [name=comment]', 'Hello');
  await visit.press('Post A Comment');
  await visit.go('/login');
  await visit.type('[name=email]', 'ann@example.com');
  await visit.type('[name=password]', 'secret');
  await visit.go('/cart');
  const stored = { ...localStorage, ...sessionStorage };
  expect({ stored, cookie: document.cookie, calls }, 'GEN-1').toEqual({
    stored: {},
    cookie: '',
    calls: [],
  });
  await visit.end();
});

it('in-app navigation keeps the cart (GEN-1)', async () => {
  const visit = await startVisit(product);
  await visit.press('Add to Cart');
  for (const path of ['/about', '/error', '/login', '/cart']) await visit.go(path);
  expect(linesOf(visit), 'GEN-1 on /cart').toEqual([products[0]?.name]);
  await visit.end();
});

it('a page load starts with an empty cart and empty forms (GEN-1)', async () => {
  const visit = await startVisit(product);
  await visit.press('Add to Cart');
  await visit.type('main [name=review]', 'Fine');
  await visit.end();
  const next = await startVisit(product);
  expect(textOf(next, 'main [name=review]'), `GEN-1 on ${product}`).toBe('');
  await next.go('/cart');
  expect(linesOf(next), 'GEN-1 on /cart').toEqual([]);
  await next.end();
});

it('what was typed is kept by path (GEN-1)', async () => {
  const visit = await startVisit(product);
  await visit.type('main [name=review]', 'Fine');
  await visit.go(other);
  expect(textOf(visit, 'main [name=review]'), `GEN-1 on ${other}`).toBe('');
  await visit.go(product);
  expect(textOf(visit, 'main [name=review]'), `GEN-1 on ${product}`).toBe('Fine');
  await visit.end();
});

it.each(['/login', '/register'])('%s keeps an email, but no password (GEN-1)', async (path) => {
  const visit = await startVisit(path);
  await visit.type('[name=email]', 'ann@example.com');
  await visit.type('[name=password]', 'secret');
  await visit.go('/about');
  await visit.go(path);
  const kept = ['email', 'password'].map((name) => textOf(visit, `main [name=${name}]`));
  expect(kept, `GEN-1 on ${path}`).toEqual(['ann@example.com', '']);
  await visit.end();
});
