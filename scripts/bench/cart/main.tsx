/** The site's cart with the number of lines in the address: `?lines=1000`. */
import { cartMachine } from '@machines/cart.machine';
import { createRoot } from 'react-dom/client';
import { FilledCart } from '@/sections/cart/filled-cart';
import { CartLink } from '@/sections/frame/cart-link';
import { CartProvider } from '@/state/cart';
import '@/styles/site.css';

const lines = Number(new URLSearchParams(location.search).get('lines'));
const cartItems = Array.from({ length: lines }, (_, index) => ({
  id: `product-${index}`,
  name: `Course ${index}`,
  price: 402.25,
  qty: 2,
}));
const snapshot = cartMachine.resolveState({
  value: 'filled',
  context: {
    cartItems,
    itemPrice: 402.25 * 2 * lines,
    shippingPrice: 50,
    taxPrice: 0,
    totalPrice: 0,
    vat: 0,
    removal: { items: [], index: 0 },
  },
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <CartProvider options={{ snapshot }}>
    <CartLink />
    <FilledCart />
  </CartProvider>,
);
