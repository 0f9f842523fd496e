import { useEffect } from 'react';
import { ActionButton, buttonClass } from '@/components/button';
import { Picture } from '@/components/picture';
import { Column } from '@/components/section';
import { StarRow } from '@/components/star-row';
import { shop } from '@/content/shop';
import { prefetchToastsAtIdle, showToast } from '@/effects/toast';
import { dollars } from '@/lib/money';
import { ShareLinks } from '@/sections/shared/share-links';
import { Stepper } from '@/sections/shared/stepper';
import { useCartActions } from '@/state/cart';
import { useQuantity } from '@/state/use-quantity';

export type Order = {
  id: string;
  name: string;
  /** In dollars. */
  price: number;
  img: string;
  shortDesc: string;
};

/** A product's picture, price line and add-to-cart controls (SHOP-2, ST-QTY, ST-CART-1). */
export function ProductOrder({ product }: { product: Order }) {
  const { quantity, field, currentQuantity, ...steps } = useQuantity();
  const { add } = useCartActions();
  const { id, name, price, img, shortDesc } = product;
  useEffect(prefetchToastsAtIdle, []);
  const addToCart = () => {
    if (!field.settle()) return;
    const qty = currentQuantity();
    add({ id, name, price, qty });
    showToast(`${qty} × ${name} added to your cart at ${dollars(price)} each.`, { kind: 'cart' });
  };
  return (
    <Column className="grid gap-x-10 gap-y-10 py-section md:grid-cols-[5fr_6fr] lg:grid-cols-[5fr_7fr] lg:gap-x-16">
      <Picture
        src={img}
        width={640}
        height={640}
        isFirst
        className="w-full self-start rounded-xl border border-line md:max-lg:sticky md:max-lg:top-28"
      />
      <section aria-label={`Order ${name}`} className="flex flex-col">
        <StarRow />
        <p className="mt-5 max-w-[16em] text-lg text-ink-soft lg:max-w-[24em]">{shortDesc}</p>
        <PriceLine cartPrice={price} />
        <div className="needs-script screen-only mt-4 flex flex-wrap gap-x-4 gap-y-[1.75rem]">
          <Stepper of={name} value={quantity} field={field} {...steps} />
          <p role="status" className="sr-only">
            {`Quantity ${quantity}`}
          </p>
          <ActionButton onPress={addToCart} className={buttonClass('primary', 'max-sm:grow')}>
            Add to Cart
          </ActionButton>
        </div>
        <ShareLinks className="mt-[2rem] border-t border-line pt-6" />
      </section>
    </Column>
  );
}

const { now, before, note } = shop.sale;

/**
 * The sale price, the same on every details page, and what the course costs in the cart, in dollars
 * (SHOP-2).
 */
const PriceLine = ({ cartPrice }: { cartPrice: number }) => (
  <div className="mt-7 border-t-[3px] border-ink pt-5">
    <p className="flex flex-wrap items-baseline gap-x-3 whitespace-nowrap">
      <span className="font-heading text-2xl font-bold tracking-tight">
        <span className="sr-only">Now </span>
        {now}
      </span>
      <s className="text-lg text-ink-soft">
        <span className="sr-only">Before </span>
        {before}
      </s>
    </p>
    <p className="mt-1 max-w-measure text-sm text-ink-soft">
      {note} <span className="font-semibold whitespace-nowrap text-ink">{dollars(cartPrice)}</span>.
    </p>
  </div>
);
