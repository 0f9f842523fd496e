import { listedProducts } from '@/content/listed-products.excerpt';
import { slugify } from '@/lib/slugify';
import { button } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';

type Line = { id: string; qty: number };

const undoToast = '.Toastify__toast:has(.toast-action)';

const samples = listedProducts.slice(0, 2).map(({ id, name, price }) => ({
  type: 'item.added',
  item: { id, name, price: Number(price), qty: 1 },
}));

const nameOf = (id: unknown) =>
  listedProducts.find((product) => product.id === id)?.name ?? `${id}`;

/** The cart. */
export const cart: SiteWalk = {
  path: '/cart',
  isEverywhere: true,
  events: ({ context }) => [
    // Leaving the cart for the shop closes the toast with Undo.
    ...(context.removal.items.length > 0
      ? [{ type: 'removal.undone' }, { type: 'removal.settled' }]
      : samples),
    ...context.cartItems.flatMap(({ id, qty }: Line) => [
      { type: 'item.decremented', id },
      { type: 'quantity.typed', id, quantity: qty === 2 ? 3 : 2 },
      { type: 'item.removed', id },
    ]),
    { type: 'cart.emptied' },
  ],
  actions: {
    'item.added': ({ item }) => [
      { visit: '/shop' },
      { visit: `/shop/${slugify((item as { name: string }).name)}` },
      { press: button('Add to Cart') },
    ],
    'item.decremented': ({ id }) => [
      { visit: '/cart' },
      { press: button(`One fewer of ${nameOf(id)}`) },
    ],
    'quantity.typed': ({ id, quantity }) => {
      const field = { css: 'input', name: `Quantity of ${nameOf(id)}` };
      return [
        { visit: '/cart' },
        { fill: field, text: `${quantity}` },
        { key: 'Enter', at: field },
      ];
    },
    'item.removed': ({ id }) => [{ visit: '/cart' }, { press: button(`Remove ${nameOf(id)}`) }],
    'cart.emptied': [{ visit: '/cart' }, { press: button('Empty Cart') }],
    'removal.undone': [{ press: { css: `${undoToast} button`, name: 'Undo' } }],
    'removal.settled': [{ press: { css: `${undoToast} button`, name: 'close' } }],
  },
};
