import { formatCents } from '@/lib/money';
import { drawLines, type SampleCheck, sampleRun } from '@/payroll/sample-check';
import { FoldedLines } from './folded-lines';
import { DoubleRule, RollingFigure } from './rolling-figure';

type Props = { check: SampleCheck; isStamped: boolean; className?: string };

/** The bank draw of a check and of its payroll run, with a stamp if it balances (ST-PAY-4). */
export const BankDraw = ({ check, isStamped, className = '' }: Props) => {
  const { drawn, run } = check;
  const isAsBooked = run === sampleRun;
  const lines = drawLines(check).map(([label, amount]) => [label, -amount] as const);
  return (
    <div className={`sheet text-xs ${className}`}>
      <p className="font-semibold">Debited from your bank</p>
      <span className="stamp balance-stamp" data-landed={isStamped}>
        Balanced
      </span>
      <dl className="mt-1">
        <div className="ledger-row relative gap-x-6 pt-1.5 pb-2 text-sm font-semibold">
          <dt>This check</dt>
          <dd className="figure">
            <RollingFigure text={formatCents(-drawn)} />
          </dd>
          <DoubleRule total={drawn} />
        </div>
      </dl>
      <FoldedLines summary="Where the money goes" lines={lines} rowClassName="py-1.5" />
      <dl className="mt-2 border-t border-line pt-2">
        <div className="ledger-row gap-x-2">
          <dt className="text-ink-soft">
            {isAsBooked ? 'Total, payroll run 21' : 'Run 21 with your change'}
          </dt>
          <dd className={`figure pb-[0.1875rem] font-semibold ${isAsBooked ? 'traced' : ''}`}>
            <RollingFigure text={formatCents(-run)} />
          </dd>
        </div>
      </dl>
    </div>
  );
};
