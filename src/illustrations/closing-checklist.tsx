import { Check } from 'lucide';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { claims } from '@/content/claims';
import { closeAsOf } from '@/content/tax-calendar.excerpt';
import { formatCents } from '@/lib/money';
import { sampleRun } from '@/payroll/sample-check';

const tasks: readonly {
  task: string;
  /** The entry that is also highlighted on the other papers. */
  highlight?: string;
  day: string;
}[] = [
  {
    task: 'Bank and card accounts reconciled',
    highlight: `Payroll run 21, ${formatCents(-sampleRun)}`,
    day: 'Day 1',
  },
  { task: 'Receivables and payables reconciled', day: 'Day 2' },
  { task: 'Wages and payroll tax accrued', day: claims.accrual.label },
  { task: 'Depreciation and prepaids posted', day: 'Day 4' },
  { task: 'Statements and summary sent', day: 'Day 5' },
];

/** The month-end close, day by day; the last day is today. */
export const ClosingChecklist = () => (
  <>
    <p className="mb-1 text-xs font-semibold text-ink-soft max-md:hidden">
      <NonBreaking text={closeAsOf} />
    </p>
    <ol className="text-sm">
      {tasks.map(({ task, highlight, day }, index) => {
        const isDone = index < tasks.length - 1;
        return (
          <li
            key={task}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-2.5 lg:py-3.5 first:border-t-0"
          >
            <span
              className={`grid size-5 shrink-0 place-items-center rounded-sm ${isDone ? 'bg-evergreen-700 text-on-action' : 'border-[1.5px] border-ink bg-marigold'}`}
            >
              {isDone && <Icon icon={Check} className="size-3.5" strokeWidth={3} />}
            </span>
            <span className="flex-[1_1_6em]">
              {task}
              {highlight && (
                <span className="block text-xs text-ink-soft">
                  <span className="figure traced whitespace-normal">{highlight}</span>
                </span>
              )}
            </span>
            <span className="figure ml-auto text-xs text-ink-soft">{isDone ? day : 'Today'}</span>
          </li>
        );
      })}
    </ol>
  </>
);
