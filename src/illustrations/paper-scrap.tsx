import type { Scrap } from '@/content/service-scraps.excerpt';
import { formatCents } from '@/lib/money';

type Props = { scrap: Scrap; className?: string };

/** The foot of a practice's working paper: two amounts and their sum. */
export const PaperScrap = ({ scrap: { lines, total }, className = '' }: Props) => (
  <div aria-hidden className={`border-b border-line bg-leaf px-7 pt-4 pb-5 text-xs ${className}`}>
    {lines.map(({ label, amount }) => (
      <p key={label} className="ledger-row gap-x-4 border-b border-line py-1.5 text-ink-soft">
        <span>{label}</span>
        <span className="figure">{formatCents(amount)}</span>
      </p>
    ))}
    <p className="ledger-row total -mt-px gap-x-4 pt-2 pb-1.5 font-semibold">
      <span>{total.label}</span>
      <span className="figure">{formatCents(total.amount)}</span>
    </p>
  </div>
);
