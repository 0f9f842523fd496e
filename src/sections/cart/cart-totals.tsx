import { ButtonLink } from '@/components/button';
import { dollars } from '@/lib/money';

/** Subtotal and total, both the item price, in a live region (CART-1). */
export const CartTotals = ({ itemPrice }: { itemPrice: number }) => (
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
