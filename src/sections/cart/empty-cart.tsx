import type { Ref } from 'react';
import { ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { Slip } from '@/components/slip';
import { shop } from '@/content/shop';

const lines = [
  { label: 'Lines', amount: '0' },
  { label: 'Subtotal', amount: '$0.00' },
];

/** The empty cart, with a link to the shop (CART-1, ST-CART-7). `ref` receives the heading. */
export const EmptyCart = ({ ref }: { ref: Ref<HTMLHeadingElement> }) => (
  <Column className="grid items-center gap-x-16 gap-y-10 py-section md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem]">
    <div>
      <h2 ref={ref} tabIndex={-1} className="max-w-[10.6em] text-title outline-none">
        {shop.cart.empty}
      </h2>
      <p className="mt-5 max-w-[28em] text-lg text-balance text-ink-soft">{shop.cart.emptyLead}</p>
      <ButtonLink to="/shop" className="mt-8">
        {shop.cart.toShop}
      </ButtonLink>
    </div>
    <Slip lines={lines} total={{ label: 'Total', amount: '$0.00' }} />
  </Column>
);
