import { formatCents } from '@/lib/format-cents';
import { drawLines, type SampleCheck, sampleRun } from '@/payroll/sample-check';

type Props = { check: SampleCheck; isStamped: boolean; className?: string };

/** The bank draw of a check and of its pay run, with a stamp if it balances (ST-PAY-4). */
export const BankDraw = ({ check, isStamped, className = '' }: Props) => {
  const { drawn, run } = check;
  const isAsBooked = run === sampleRun;
  return (
    <div className={`sheet w-[18.5rem] p-5 text-xs ${className}`}>
      <p className="font-semibold">Drawn from the bank, Nov 19</p>
      <span className="stamp balance-stamp" data-landed={isStamped}>
        Balanced
      </span>
      <dl className="mt-2">
        {drawLines(check).map(([label, amount]) => (
          <div key={label} className="ledger-row gap-x-6 border-t border-line py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figure font-semibold">{formatCents(-amount)}</dd>
          </div>
        ))}
        <div className="ledger-row gap-x-6 border-t-2 border-ink pt-2 pb-1.5 font-semibold">
          <dt>This check</dt>
          <dd className="figure">{formatCents(-drawn)}</dd>
        </div>
        <div className="ledger-row gap-x-6 border-t border-line pt-1.5">
          <dt className="text-ink-soft">{isAsBooked ? 'Payroll run 21' : 'Run 21, your change'}</dt>
          <dd className={`figure font-semibold ${isAsBooked ? 'traced' : ''}`}>
            {formatCents(-run)}
          </dd>
        </div>
      </dl>
    </div>
  );
};
