import { ChevronDown } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { formatCents } from '@/lib/money';
import type { SampleCheck } from '@/payroll/sample-check';
import { year } from '@/payroll/tax-year';
import { FoldedLines } from './folded-lines';
import { DoubleRule, RollingFigure } from './rolling-figure';

type Props = {
  check: SampleCheck;
  className?: string;
  /** The controls that change the figures. */
  controls: ReactNode;
  /** What the check draws from the bank. */
  children: ReactNode;
  /** The part with the lines, and whether it is lifted off the screen. */
  linesRef: Ref<HTMLDivElement>;
  isLifted: boolean;
  /** What can be done with the statement. */
  foot: ReactNode;
};

/** One employee’s pay statement (BIZ-14); its net pay is the sum of its lines. */
export const PayStatement = ({
  check,
  className = '',
  controls,
  children,
  linesRef,
  isLifted,
  foot,
}: Props) => {
  const { regular, overtime, federal, fica, state, stateName, healthPlan, net } = check;
  const lines = [
    [`Regular, ${formatCents(check.regularHours)} hrs`, regular],
    [`Overtime, ${formatCents(check.overtimeHours)} hrs`, overtime],
    ['Health plan, before tax', -healthPlan],
    ['Federal income tax', -federal],
    ['Social Security & Medicare', -fica.employee],
    [`${stateName} income tax`, -state],
  ] as const;
  return (
    <div className={`sheet px-5 pt-4 sm:px-8 sm:pt-5 ${className}`}>
      <div>
        <p className="font-heading text-lg font-semibold">Pay statement</p>
        <p className="text-sm text-ink-soft">
          Semimonthly · Mill Creek Dental
          <span className="max-[26rem]:hidden md:max-xl:hidden"> · Direct deposit</span>
        </p>
        <p className="hidden text-sm print:block">
          {`${formatCents(check.hours)} hours at $${formatCents(check.rate)}, ${stateName}`}
        </p>
      </div>
      {controls}
      <dl className="mt-2">
        {/* Aligned to the end: the label stays where it is when the amount streams in. */}
        <div className="ledger-row relative min-h-12 items-end gap-x-4 pb-2">
          <dt className="pb-1.5 text-sm font-semibold">Net pay</dt>
          <dd className="figure font-heading text-[1.875rem]/10 max-[26rem]:text-2xl/10 font-bold tracking-tight">
            <output htmlFor="pay-hours pay-rate" aria-live="off">
              <RollingFigure text={`$${formatCents(net)}`} />
            </output>
          </dd>
          <DoubleRule total={net} />
        </div>
      </dl>
      {children}
      <div ref={linesRef} className={isLifted ? 'not-print:hidden' : ''}>
        <FoldedLines
          summary="From gross to net"
          lines={lines}
          className="text-sm"
          rowClassName="py-1"
        >
          <details className="unfolds group/note text-xs text-ink-soft">
            <summary className="screen-only flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline md:min-h-9">
              How it is computed
              <Icon icon={ChevronDown} className="size-4 group-open/note:rotate-180" />
            </summary>
            <p className="pb-2 text-balance">
              <NonBreaking
                text={`A single filer with a standard ${year} W-4 and Montana MW-4, in whole dollars by the state’s tables; Arizona A-4 at its default. Assumes the period holds two equal workweeks, with overtime after 40 hours in each. Annual limits left out.`}
              />
            </p>
          </details>
        </FoldedLines>
      </div>
      {foot}
    </div>
  );
};
