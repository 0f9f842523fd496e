import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
};

/** Details that are folded on a phone's screen, and have no summary elsewhere (`disclosure.css`). */
export const CollapsedOnPhone = ({
  summary,
  className = '',
  summaryClassName = '',
  children,
}: Props) => (
  <details className={`folded group ${className}`}>
    <summary
      className={`min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline ${summaryClassName}`}
    >
      {summary}
      <Icon icon={ChevronDown} className="size-4 group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
