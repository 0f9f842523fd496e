import { ArrowLeftRight, Check } from 'lucide';
import { Icon } from '@/components/icon';
import { formatCents } from '@/lib/money';
import { sampleRun } from '@/payroll/sample-check';

const matches: readonly {
  bank: string;
  amount: string;
  ledger: string;
  /** Whether to highlight it: the same entry is highlighted on the other papers. */
  isHighlighted?: boolean;
}[] = [
  {
    bank: 'ACH 4471',
    amount: formatCents(-sampleRun),
    ledger: 'Payroll run 21',
    isHighlighted: true,
  },
  { bank: 'Deposit 0932', amount: '+12,480.00', ledger: 'Invoice 2207' },
  { bank: 'Card fees', amount: '−318.64', ledger: '6120 Bank fees' },
  { bank: 'Check 1184', amount: '−1,950.00', ledger: 'Rent, November' },
];

/** Bank transactions on the left, and the ledger entries they match on the right. */
export const BankFeed = () => (
  <ul className="text-sm">
    {matches.map(({ bank, amount, ledger, isHighlighted }) => (
      <li
        key={bank}
        className="flex flex-wrap items-center gap-x-3 border-t border-line py-2.5 first:border-t-0"
      >
        <span className="flex-[1_0_6em]">
          <span className="block text-xs text-ink-soft">{bank}</span>
          <span className={`figure font-semibold ${isHighlighted ? 'traced' : ''}`}>{amount}</span>
        </span>
        <Icon icon={ArrowLeftRight} aria-label="matched to" className="size-4 text-evergreen-700" />
        <span className="flex flex-[1_0_6em] items-center justify-end gap-2 text-right">
          <span className={isHighlighted ? 'traced' : ''}>{ledger}</span>
          <Icon
            icon={Check}
            className="size-4 shrink-0 text-evergreen-700 max-sm:hidden"
            strokeWidth={2.5}
          />
        </span>
      </li>
    ))}
  </ul>
);
