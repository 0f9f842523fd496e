import { useEffect, useRef } from 'react';
import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { prefetchToastsAtIdle } from '@/effects/toast';
import { EmptyCart } from '@/sections/cart/empty-cart';
import { FilledCart } from '@/sections/cart/filled-cart';
import { useCart, useCartChange } from '@/state/cart';

const trail = [{ name: 'Shop', link: '/shop' }] as const;

/** CART-1. Focus follows the lines, because the control that removes or restores them disappears. */
export default function CartPage() {
  const { isEmpty } = useCart();
  const lines = useRef<HTMLTableSectionElement>(null);
  const emptyHeading = useRef<HTMLHeadingElement>(null);
  useEffect(prefetchToastsAtIdle, []);

  useCartChange('lines.removed', (index) => {
    const rows = [...(lines.current?.rows ?? [])];
    const next = rows[index] ?? rows.at(-1);
    (
      next?.querySelector<HTMLElement>('[data-part="remove"] button') ?? emptyHeading.current
    )?.focus();
  });
  useCartChange('lines.restored', (index) => {
    lines.current?.rows[index]?.querySelector<HTMLElement>('[data-part="name"] > *')?.focus();
  });

  return (
    <Sections>
      <BreadcrumbBanner heading="Cart" trail={trail} />
      {isEmpty ? <EmptyCart ref={emptyHeading} /> : <FilledCart ref={lines} />}
    </Sections>
  );
}
