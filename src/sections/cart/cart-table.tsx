import type { Ref } from 'react';
import type { CartLine } from '@/state/cart';
import { CartRow } from './cart-row';

const columns = [
  { label: 'Product', className: 'text-left' },
  { label: 'Name', className: 'text-left' },
  { label: 'Unit Price', className: 'text-right' },
  { label: 'Quantity', className: 'text-center' },
  { label: 'Subtotal', className: 'text-right' },
];

type Props = { items: readonly CartLine[]; ref?: Ref<HTMLTableSectionElement> | undefined };

/** The lines of the cart (CART-1). `ref` receives the body of the table. */
export function CartTable({ items, ref }: Props) {
  return (
    <table className="cart-table w-full">
      <thead className="border-b-[3px] border-ink text-sm">
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
      <tbody ref={ref}>
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
