import type { ReactNode } from 'react';
import { CollapsedOnPhone } from '@/components/collapsed-on-phone';
import { formatCents } from '@/lib/money';
import { RollingFigure } from './rolling-figure';

type Props = {
  summary: string;
  /** Labels and amounts in cents. */
  lines: readonly (readonly [label: string, amount: number])[];
  className?: string;
  rowClassName: string;
  children?: ReactNode;
};

/** The lines that make up a total; folded on a phone. */
export const FoldedLines = ({ summary, lines, className = '', rowClassName, children }: Props) => (
  <CollapsedOnPhone summary={summary} className={className}>
    <dl>
      {lines.map(([label, amount]) => (
        <div
          key={label}
          className={`ledger-row gap-x-4 border-b border-line last:border-b-0 ${rowClassName}`}
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figure font-semibold">
            <RollingFigure text={formatCents(amount)} />
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </CollapsedOnPhone>
);
