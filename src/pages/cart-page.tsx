import { useRef } from 'react';
import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { EmptyCart } from '@/sections/cart/empty-cart';
import { FilledCart } from '@/sections/cart/filled-cart';
import { useCart, useCartRemoval } from '@/state/cart';

const trail = [{ name: 'Shop', link: '/shop' }] as const;

/** CART-1 */
export default function CartPage() {
  const { isEmpty } = useCart();
  const emptyHeading = useRef<HTMLHeadingElement>(null);

  // The focused element was removed.
  useCartRemoval('cart.cleared', () => emptyHeading.current?.focus());

  return (
    <Sections>
      <BreadcrumbBanner heading="Cart" trail={trail} />
      {isEmpty ? <EmptyCart ref={emptyHeading} /> : <FilledCart />}
    </Sections>
  );
}
