import type { Ref } from 'react';
import { Button } from '@/components/button';
import { Column } from '@/components/section';
import { shop } from '@/content/shop';
import { FormField } from '@/sections/shared/demo-form';
import { useCart, useCartActions } from '@/state/cart';
import { DemoFormProvider } from '@/state/use-demo-form';
import { CartTable } from './cart-table';
import { CartTotals } from './cart-totals';

const { coupon } = shop.cart;

/**
 * The cart's lines, a coupon code without effect, and the totals (CART-1). `ref` receives the body
 * of the table of lines.
 */
export function FilledCart({ ref }: { ref?: Ref<HTMLTableSectionElement> }) {
  const { items, itemPrice } = useCart();
  const { empty } = useCartActions();
  return (
    <Column className="grid gap-x-10 gap-y-12 py-section xl:grid-cols-[1fr_19rem]">
      <div className="min-w-0">
        <CartTable items={items} ref={ref} />
        <div className="screen-only mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
            <DemoFormProvider name="coupon">
              <FormField
                label={coupon.label}
                name="coupon"
                autoComplete="off"
                className="max-sm:flex-[1_1_8em]"
              />
            </DemoFormProvider>
            <Button tone="secondary" className="shrink-0 whitespace-nowrap max-sm:px-4">
              {coupon.submit}
            </Button>
          </div>
          <Button tone="secondary" onClick={empty}>
            Empty Cart
          </Button>
        </div>
      </div>
      <CartTotals itemPrice={itemPrice} />
    </Column>
  );
}
