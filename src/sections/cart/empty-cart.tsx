import type { Ref } from 'react';
import { ButtonLink } from '@/components/button';
import { Column } from '@/components/section';
import { shop } from '@/content/shop';

const { empty, emptyLead, toShop, sheet } = shop.cart;

/**
 * The empty cart, with a link to the shop (CART-1, ST-CART-7). It shows no totals, because nothing
 * is calculated when the cart is emptied (ST-CART-4). `ref` receives the heading.
 */
export const EmptyCart = ({ ref }: { ref: Ref<HTMLHeadingElement> }) => (
  <Column className="grid items-center gap-x-16 gap-y-10 py-section md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_26rem]">
    <div className="md:not-has-[+*>:nth-child(4)]:invisible">
      <h2 ref={ref} tabIndex={-1} className="max-w-[10.6em] text-title outline-none">
        {empty}
      </h2>
      <p className="mt-5 max-w-[28em] text-lg text-balance text-ink-soft">{emptyLead}</p>
      <ButtonLink to="/shop" className="mt-8">
        {toShop}
      </ButtonLink>
    </div>
    <BlankSheet />
  </Column>
);

/** A decorative order sheet without entries; a pen stands on its first line. */
const BlankSheet = () => (
  <div
    aria-hidden
    className="sheet not-has-[>:nth-child(4)]:invisible px-7 pt-5 pb-10 text-sm narrow:text-[6vw]"
  >
    <p className="flex flex-wrap justify-between gap-x-4 border-b-[3px] border-ink pb-3 font-semibold">
      {sheet.columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </p>
    {[sheet.first, '', ''].map((entry, index) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        key={index}
        className="flex h-14 items-center border-b border-line text-ink-soft"
      >
        <span className="figure w-8">{index + 1}</span>
        {entry && <span className="mr-2 h-6 w-1 rounded-full bg-marigold" />}
        {entry}
      </p>
    ))}
  </div>
);
