import type { ReactNode } from 'react';
import { NonBreaking } from '@/components/non-breaking';
import { formatCents } from '@/lib/format-cents';
import type { SampleCheck } from '@/payroll/sample-check';
import { year } from '@/payroll/tax-year';

type Props = {
  check: SampleCheck;
  className?: string;
  /** The controls that change the figures. */
  children?: ReactNode;
};

/** One employee’s pay statement (BIZ-14); its net pay is the sum of its lines. */
export const PayStatement = ({ check, className = '', children }: Props) => {
  const { regular, overtime, federal, fica, state, stateName, healthPlan, net } = check;
  const lines = [
    [`Regular, ${formatCents(check.regularHours)} h`, regular],
    [`Overtime, ${formatCents(check.overtimeHours)} h`, overtime],
    ['Health plan, before tax', -healthPlan],
    ['Federal income tax', -federal],
    ['Social Security & Medicare', -fica.employee],
    [`${stateName} income tax`, -state],
  ] as const;
  return (
    <div className={`sheet px-6 pt-6 sm:px-8 ${className}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="font-heading text-lg font-semibold">Pay statement</p>
          <p className="text-sm text-ink-soft">Nov 1–15 · Mill Creek Dental</p>
        </div>
        <span className="chip max-[26rem]:hidden">Direct deposit</span>
      </div>
      {children}
      <dl className="mt-5 border-t border-line text-sm">
        {lines.map(([label, amount]) => (
          <div key={label} className="ledger-row gap-x-4 border-b border-line py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figure font-semibold">{formatCents(amount)}</dd>
          </div>
        ))}
        <div className="ledger-row items-baseline gap-x-4 border-t-[3px] border-double border-ink pt-3">
          <dt className="font-semibold">Net pay, Nov 20</dt>
          <dd className="figure font-heading text-[1.875rem]/10 max-[26rem]:text-2xl/10 font-bold tracking-tight">
            <output htmlFor="pay-hours pay-rate" aria-live="off">
              ${formatCents(net)}
            </output>
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-balance text-ink-soft">
        <NonBreaking text={`Single, standard ${year} W-4; two equal weeks, overtime past 40 h.`} />
      </p>
    </div>
  );
};
