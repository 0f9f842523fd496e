import type { Ref } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/money';
import { FormField } from '@/sections/shared/demo-form';
import type { CartLine } from '@/state/cart';
import { useCart, useCartActions } from '@/state/cart';
import { DemoFormProvider } from '@/state/use-demo-form';
import { CartRow } from './cart-row';

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
        <div className="screen-only mt-2 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 sm:mt-6">
          <button
            type="button"
            onClick={empty}
            className="min-h-11 text-sm font-semibold text-ink-soft underline underline-offset-4 hover:text-alert"
          >
            Empty Cart
          </button>
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
            <DemoFormProvider name="coupon">
              <FormField
                label={coupon.label}
                name="coupon"
                autoComplete="off"
                className="max-sm:flex-[1_1_7em]"
              />
            </DemoFormProvider>
            <Button tone="secondary" className="shrink-0 whitespace-nowrap max-sm:px-5">
              {coupon.submit}
            </Button>
          </div>
        </div>
      </div>
      <CartTotals itemPrice={itemPrice} />
    </Column>
  );
}

const columns = [
  { label: 'Product', className: 'text-left' },
  { label: 'Name', className: 'text-left' },
  { label: 'Unit Price', className: 'text-right' },
  { label: 'Quantity', className: 'text-center' },
  { label: 'Subtotal', className: 'text-right' },
];

type Props = { items: readonly CartLine[]; ref?: Ref<HTMLTableSectionElement> | undefined };

/** The lines of the cart (CART-1). `ref` receives the body of the table. */
function CartTable({ items, ref }: Props) {
  return (
    <table className="cart-table w-full slim:block">
      <thead className="border-b-[3px] border-ink text-sm slim:sr-only">
        <tr>
          {columns.map(({ label, className }) => (
            <th key={label} scope="col" className={`pb-3 font-semibold ${className}`}>
              {label}
            </th>
          ))}
          <th scope="col" className="pb-3">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody ref={ref} className="slim:block">
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

/** Subtotal and total, both the item price, in a live region (CART-1). */
const CartTotals = ({ itemPrice }: { itemPrice: number }) => (
  <section aria-labelledby="totals-title" className="sheet self-start p-6 sm:max-xl:p-8">
    <h2 id="totals-title" className="text-2xl">
      Cart totals
    </h2>
    <dl className="mt-5 narrow:text-[7vw]">
      <div className="ledger-row gap-x-4 border-t border-line py-3">
        <dt className="text-ink-soft">Subtotal</dt>
        <dd translate="no" className="figure">
          {dollars(itemPrice)}
        </dd>
      </div>
      {/* With its label, so that a change is announced as “Total $804.00”. */}
      <div
        aria-live="polite"
        aria-atomic
        className="ledger-row items-baseline gap-x-4 total pt-4 pb-2.5"
      >
        <dt className="font-semibold">Total</dt>
        <dd
          translate="no"
          className="figure font-heading text-2xl font-bold tracking-tight narrow:text-[7.5vw]"
        >
          {dollars(itemPrice)}
        </dd>
      </div>
    </dl>
    <ButtonLink to="/checkout" className="mt-7 w-full">
      Proceed To Checkout
    </ButtonLink>
  </section>
);
