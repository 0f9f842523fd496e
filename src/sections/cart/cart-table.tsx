import { useRef } from 'react';
import { type CartLine, useCartRemoval } from '@/state/cart';
import { CartRow } from './cart-row';

const columns = [
  { label: 'Product', className: 'text-left' },
  { label: 'Name', className: 'text-left' },
  { label: 'Unit Price', className: 'text-right' },
  { label: 'Quantity', className: 'text-center' },
  { label: 'Subtotal', className: 'text-right' },
];

/** The lines of the cart (CART-1). When one is removed, focus moves to the row that takes its place. */
export function CartTable({ items }: { items: readonly CartLine[] }) {
  const body = useRef<HTMLTableSectionElement>(null);

  useCartRemoval('line.removed', ({ index }) => {
    const rows = body.current?.rows;
    const row = rows?.[Math.min(index, rows.length - 1)];
    row?.querySelector<HTMLElement>('[data-part="remove"] button')?.focus();
  });

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
      <tbody ref={body}>
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
