import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCents } from '@/lib/format-cents';
import { RollingFigure } from './rolling-figure';

type Props = {
  summary: string;
  /** Labels and amounts in cents. */
  lines: readonly (readonly [label: string, amount: number])[];
  className?: string;
  rowClassName: string;
  children?: ReactNode;
};

/** The lines that make up a total; folded on a phone (`hero.css`). */
export const FoldedLines = ({ summary, lines, className = '', rowClassName, children }: Props) => (
  <details className={`folded-lines group ${className}`}>
    <summary className="min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline">
      {summary}
      <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
    </summary>
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
  </details>
);
