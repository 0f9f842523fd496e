import { firm } from '@/content/firm.excerpt';

const lines = [
  { label: 'Books', amount: '63,184.09' },
  { label: 'Bank', amount: '63,183.98' },
];

/** The month-end that started the firm: 11 cents between books and bank, and why. */
export const ElevenCents = ({ className = '' }: { className?: string }) => (
  <div className={`sheet px-5 pt-4 pb-5 text-xs sm:px-7 sm:text-sm ${className}`}>
    <p className="font-semibold">Month-end, October {firm.founded}</p>
    <dl className="mt-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="ledger-row gap-x-6 border-t border-line py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figure">{amount}</dd>
        </div>
      ))}
      <div className="ledger-row items-baseline gap-x-6 total pt-2 pb-1.5">
        <dt className="font-semibold">Difference</dt>
        <dd className="figure font-heading text-xl font-bold sm:text-2xl">0.11</dd>
      </div>
    </dl>
    <p className="chip chip-highlight mt-3">Freight: 14.11 entered as 14.00</p>
  </div>
);
