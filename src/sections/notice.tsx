import type { ReactNode } from 'react';
import { Column } from '@/components/section';

type Line = { label: string; amount: string };

type Props = {
  heading: string;
  text: string;
  /** What stands on the slip beside it, and its last line. */
  lines: readonly Line[];
  total: Line;
  children: ReactNode;
};

/** A page that has only one thing to say, set as the foot of a ledger column. */
export const Notice = ({ heading, text, lines, total, children }: Props) => (
  <div className="relative grid grow items-center overflow-x-clip">
    <div aria-hidden className="ruled ruled-right absolute inset-y-0 right-0 w-2/3 max-lg:hidden" />
    <Column className="relative grid items-center gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_24rem]">
      <div>
        <h1 className="max-w-[14ch] text-title">{heading}</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-soft">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3">{children}</div>
      </div>
      <div aria-hidden className="sheet figure order-first px-7 pt-4 pb-7 text-sm lg:order-none">
        {lines.map(({ label, amount }) => (
          <p key={label} className="flex justify-between border-b border-line py-3 text-ink-soft">
            <span>{label}</span>
            <span>{amount}</span>
          </p>
        ))}
        <p className="-mt-px flex items-baseline justify-between border-t-[3px] border-double border-ink pt-4">
          <span className="font-semibold">{total.label}</span>
          <span className="font-heading text-[2.5rem] leading-none font-bold">{total.amount}</span>
        </p>
      </div>
    </Column>
  </div>
);
