import { readFileSync } from 'node:fs';
import { cartMachine } from '@machines/cart.machine';
import { ArrowRight } from 'lucide';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listedProducts } from '@/content/listed-products.excerpt';
import { plans } from '@/content/plans';
import { originsOf, readClauses } from '../../scripts/docs/clauses';
import { plain } from '../support/built-pages';
import { renderRoot } from '../support/render-root';

type Root = Awaited<ReturnType<typeof renderRoot>>;

const texts = (root: Root, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

it('prices of plans have no currency, and the label reads “- monthly” (BIZ-1, ST-PRICE)', async () => {
  const root = await renderRoot('/');
  // Until the page hydrates, both periods stand there.
  const prices = texts(root, '[aria-labelledby=pricing-title] li > p .figure');
  expect(prices, 'BIZ-1 on /').toEqual(
    plans.map(({ monthlyPrice }) => `${monthlyPrice}${12 * Number(monthlyPrice)}`),
  );
  const labels = texts(root, '[aria-labelledby=pricing-title] li > p > span:nth-child(2)');
  expect(labels, 'ST-PRICE on /').toEqual(prices.map(() => '- monthly'));
  const shown = texts(root, '[aria-labelledby=pricing-title] li > p').join(' ');
  expect(shown, 'BIZ-1 on /').not.toMatch(/\p{Sc}|USD/u);
});

it('the months are chosen at first (ST-PRICE)', async () => {
  const [monthly, yearly] = (await renderRoot('/')).querySelectorAll('[name=billing-period]');
  const isChecked = [monthly, yearly].map((radio) => radio?.hasAttribute('checked'));
  expect(isChecked, 'ST-PRICE on /').toEqual([true, false]);
});

it.each([
  ['/shop', listedProducts.length],
  ['/shop/shop-details', 3],
] as const)(
  'the list of %s shows a price as whole dollars, followed by “.000”, without a currency (BIZ-3)',
  async (path, count) => {
    const prices = texts(await renderRoot(path), 'main li .figure').filter((text) =>
      /\./.test(text ?? ''),
    );
    expect(prices.length, `BIZ-3 on ${path}`).toBe(count);
    for (const price of prices) expect(price, `BIZ-3 on ${path}`).toMatch(/^\d{3}\.000$/);
  },
);

it('the pages of the shop are 1, 2 and an arrow, without function (SHOP-1, BIZ-12)', async () => {
  const nav = (await renderRoot('/shop')).querySelector('main nav:not([aria-label=Breadcrumb]) ol');
  const items = [...(nav?.querySelectorAll('li') ?? [])];
  expect(
    items.map(({ textContent }) => textContent),
    'BIZ-12 on /shop',
  ).toEqual(['1', '2', 'Next page']);
  const lines = items.map(({ children }) =>
    [...(children[0]?.children ?? [])].map((line) => line.getAttribute('d')),
  );
  expect(lines, 'BIZ-12 on /shop').toEqual([[], [], ArrowRight.map(([, { d }]) => d)]);
  expect(nav?.querySelectorAll('a, button, [tabindex]').length, 'BIZ-12 on /shop').toBe(0);
});

it('one item of the questions is open at first, the first (ST-FAQ)', async () => {
  const items = [...(await renderRoot('/faq')).querySelectorAll('main details')];
  const open = items.flatMap((item, index) => (item.hasAttribute('open') ? [index] : []));
  expect(open, 'ST-FAQ on /faq').toEqual([0]);
});

it('the quantity starts at 1 (ST-CART-1, ST-QTY)', async () => {
  const field = (await renderRoot('/shop/shop-details')).querySelector('main [role=spinbutton]');
  expect(field?.getAttribute('value'), 'ST-CART-1 on /shop/shop-details').toBe('1');
});

const add = (id: string, price: number, qty: number) =>
  ({ type: 'item.added', item: { id, name: id, price, qty } }) as const;

it('only the item price is ever calculated; shipping is 50 (ST-CART-6, BIZ-4)', () => {
  const cart = createActor(cartMachine).start();
  const amounts = () => {
    const { itemPrice, shippingPrice, taxPrice, totalPrice, vat } = cart.getSnapshot().context;
    return { itemPrice, shippingPrice, taxPrice, totalPrice, vat };
  };
  const fixed = { shippingPrice: 50, taxPrice: 0, totalPrice: 0, vat: 0 };
  expect(amounts()).toEqual({ itemPrice: 0, ...fixed });
  cart.send(add('course', 430, 2));
  expect(amounts()).toEqual({ itemPrice: 860, ...fixed });
});

it('the item price has two decimals (BIZ-4, ST-CART-5)', () => {
  const cart = createActor(cartMachine).start();
  cart.send(add('pencil', 0.1, 3));
  cart.send(add('book', 19.99, 3));
  expect(cart.getSnapshot().context.itemPrice).toBe(60.27);
});

it.each(readClauses())('$id begins with where it comes from', ({ text }) => {
  expect(text).toMatch(/^(Given|Decided|Added): /);
});

it('reads where the parts of a clause come from', () => {
  expect(originsOf('Given: a `b`. Decided: c; added: d. Departs: e, because f.')).toEqual([
    'given',
    'decided',
    'departs',
  ]);
});

it('without JavaScript, a line says what needs it: the cart and the forms (ERR-2)', () => {
  const [, line = ''] =
    /<p class="without-script[^>]*>([^<]*)/.exec(readFileSync('index.html', 'utf8')) ?? [];
  const named = ['JavaScript', 'cart', 'form'].filter((thing) => plain(line).includes(thing));
  expect(named, 'ERR-2').toEqual(['JavaScript', 'cart', 'form']);
});
