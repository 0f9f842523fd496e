import { Trash2 } from 'lucide';
import { memo } from 'react';
import { Icon } from '@/components/icon';
import { Picture } from '@/components/picture';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/money';
import { Stepper } from '@/sections/shared/stepper';
import type { CartLine } from '@/state/cart';
import { useCartActions } from '@/state/cart';
import { useNumberField } from '@/state/use-number-field';

/** A line of the cart (CART-1). Memoized, so that it rerenders only when its item changes. */
export const CartRow = memo(({ item }: { item: CartLine }) => {
  const { add, decrement, setQuantity, remove } = useCartActions();
  const { id, name, price, qty } = item;
  const field = useNumberField(qty, (quantity) => setQuantity(id, quantity));
  return (
    <tr className="cart-row border-b border-line">
      <td data-part="image" className="slim:self-start slim:[grid-area:image]">
        <Picture
          src={shop.unknown.img}
          width={72}
          height={72}
          className="size-18 max-w-none rounded border border-line"
        />
      </td>
      <th
        scope="row"
        data-part="name"
        className="text-left font-semibold text-balance wrap-anywhere slim:[grid-area:name]"
      >
        <span tabIndex={-1} className="inline-block max-w-full">
          {name}
        </span>
      </th>
      <td
        data-part="price"
        className="tabular-nums md:text-right md:max-lg:text-sm slim:[grid-area:price]"
      >
        <span className="text-ink-soft md:hidden">Unit Price </span>
        <span translate="no">{dollars(price)}</span>
      </td>
      <td
        data-part="quantity"
        className="md:text-center slim:mt-3 slim:self-start slim:[grid-area:quantity]"
      >
        <Stepper
          of={name}
          value={qty}
          field={field}
          increment={() => add({ ...item, qty: 1 })}
          decrement={() => decrement(id)}
        />
      </td>
      <td
        data-part="subtotal"
        translate="no"
        className="figure text-right font-semibold md:max-lg:text-sm"
      >
        {dollars(price * qty)}
      </td>
      <td data-part="remove" className="text-right slim:self-start slim:[grid-area:remove]">
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => remove(id)}
          className="inline-grid size-11 place-items-center rounded-full text-ink-soft hover:bg-mint hover:text-alert"
        >
          <Icon icon={Trash2} className="size-5" />
        </button>
      </td>
    </tr>
  );
});
