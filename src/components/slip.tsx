export type SlipLine = { label: string; amount: string };

type Props = { lines: readonly SlipLine[]; total: SlipLine; className?: string };

/**
 * A decorative slip of amounts, with their total. Its height is fixed, so that it
 * does not move while the document streams in.
 */
export const Slip = ({ lines, total, className = '' }: Props) => (
  <div
    aria-hidden
    className={`sheet figure w-full max-w-sm px-7 pt-4 pb-6 text-sm ${className}`}
    style={{ minHeight: `${7 + 3 * lines.length}rem` }}
  >
    {lines.map(({ label, amount }) => (
      <p key={label} className="ledger-row border-b border-line py-3 text-ink-soft">
        <span>{label}</span>
        <span>{amount}</span>
      </p>
    ))}
    <p className="ledger-row total -mt-px items-baseline pt-4 pb-2.5">
      <span className="font-semibold">{total.label}</span>
      <span className="font-heading text-[2.5rem] leading-none font-bold">{total.amount}</span>
    </p>
  </div>
);
