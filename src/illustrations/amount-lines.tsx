import { formatCents } from '@/lib/format-cents';

type Line = { id: string; label: string; amount: number };

type Props = {
  lines: readonly Line[];
  total?: { label: string; amount: number };
  isNumbered?: boolean;
};

/** A column of labeled amounts in cents, optionally with line numbers and a total. */
export const AmountLines = ({ lines, total, isNumbered = false }: Props) => (
  <dl className="text-sm">
    {lines.map(({ id, label, amount }, index) => (
      <div key={id} className="flex gap-4 border-t border-line py-2.5 first:border-t-0">
        <dt className="flex grow gap-4">
          {isNumbered && <span className="figure w-4 shrink-0 font-semibold">{index + 1}</span>}
          <span>{label}</span>
        </dt>
        <dd className="figure font-semibold">{formatCents(amount)}</dd>
      </div>
    ))}
    {total && (
      <div className="flex gap-4 border-t-[3px] border-double border-ink pt-3 font-semibold">
        <dt className="grow">{total.label}</dt>
        <dd className="figure">{formatCents(total.amount)}</dd>
      </div>
    )}
  </dl>
);
