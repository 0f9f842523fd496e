import { useEffect, useRef } from 'react';
import type { CartLine } from '@/state/cart';
import { CartRow } from './cart-row';

const columns = [
  { label: 'Product', className: 'text-left' },
  { label: 'Name', className: 'text-left' },
  { label: 'Unit Price', className: 'text-right' },
  { label: 'Quantity', className: 'text-center' },
  { label: 'Subtotal', className: 'text-right' },
];

/** The lines of the cart (CART-1). Where one disappears, focus goes on to what took its place. */
export function CartTable({ items }: { items: readonly CartLine[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focusedRow = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line less is what may lose focus.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    // With the next frame's layout, which focusing at once would do twice.
    const request = requestAnimationFrame(() => {
      const rows = body.current?.rows;
      const row = rows?.[Math.min(focusedRow.current, rows.length - 1)];
      row?.querySelector<HTMLElement>('[data-part="remove"] button')?.focus();
    });
    return () => cancelAnimationFrame(request);
  }, [items.length]);

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
      <tbody
        ref={body}
        onFocus={({ target }) => {
          focusedRow.current = target.closest('tr')?.sectionRowIndex ?? 0;
        }}
      >
        {items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}
