import type { ReactNode } from 'react';
import { Column } from '@/components/section';
import { Slip, type SlipLine } from '@/components/slip';

type Props = {
  heading: string;
  text: string;
  lines: readonly SlipLine[];
  total: SlipLine;
  stamp?: string;
  children: ReactNode;
};

/** A page with a single message and a slip. */
export const Notice = ({ heading, text, lines, total, stamp, children }: Props) => (
  <div className="relative grow overflow-x-clip">
    <div aria-hidden className="ruled ruled-right absolute inset-y-0 right-0 w-2/3 max-md:hidden" />
    <Column className="relative grid items-start gap-x-16 gap-y-10 py-10 md:pb-16 md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem] md:pt-[26vh]">
      <div className="md:col-start-1 md:row-start-1">
        <h1 className="max-w-[9.3em] text-title">{heading}</h1>
        <p className="mt-5 max-w-[28em] text-lg text-ink-soft">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3">{children}</div>
      </div>
      <div className="relative md:col-start-2 md:row-start-1">
        <Slip lines={lines} total={total} />
        {stamp && (
          <p className="stamp not-narrow:absolute not-narrow:-top-4 not-narrow:right-5">{stamp}</p>
        )}
      </div>
    </Column>
  </div>
);
