import { formatCents } from '@/lib/money';

type Line = {
  id: string;
  /** The line's number or account, before its label. */
  number?: string | number;
  label: string;
  amount: number;
};

type Props = {
  lines: readonly Line[];
  /** The sum of the lines; a subtotal is part of another sum. */
  total?: { label: string; amount: number; isSubtotal?: boolean };
};

/** A column of labeled amounts in cents, optionally with numbers and a total. */
export const AmountLines = ({ lines, total }: Props) => (
  <dl className="text-sm">
    {lines.map(({ id, number, label, amount }) => (
      <div key={id} className="ledger-row gap-x-4 border-t border-line py-2.5 first:border-t-0">
        <dt className="flex gap-x-3 narrow:flex-wrap">
          {number && <span className="figure shrink-0 text-ink-soft">{number}</span>}
          <span className="narrow:basis-full">{label}</span>
        </dt>
        <dd translate="no" className="figure font-semibold">
          {formatCents(amount)}
        </dd>
      </div>
    ))}
    {total && (
      <div
        className={`ledger-row gap-x-4 pt-2.5 font-semibold ${total.isSubtotal ? 'subtotal' : 'total pb-2'}`}
      >
        <dt>{total.label}</dt>
        <dd translate="no" className="figure">
          {formatCents(total.amount)}
        </dd>
      </div>
    )}
  </dl>
);
