import { Check } from 'lucide-react';
import { claims } from '@/content/claims';

const tasks: readonly {
  task: string;
  /** The entry that the page highlights on each paper. */
  traced?: string;
  day: string;
}[] = [
  { task: 'Bank and card accounts reconciled', traced: 'Payroll run 21, −48,210.55', day: 'Day 1' },
  { task: 'Receivables and payables reconciled', day: 'Day 2' },
  { task: 'Wages and payroll tax accrued', day: claims.accrual.label },
  { task: 'Depreciation and prepaids posted', day: 'Day 4' },
  { task: 'Statements and note sent to you', day: 'Day 5' },
];

/** The month-end close, day by day; the last day is today. */
export const ClosingChecklist = () => (
  <ol className="text-sm">
    {tasks.map(({ task, traced, day }, index) => {
      const isDone = index < tasks.length - 1;
      return (
        <li
          key={task}
          className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0"
        >
          <span
            className={`grid size-5 shrink-0 place-items-center rounded-sm ${isDone ? 'bg-evergreen-700 text-sheet' : 'border-[1.5px] border-ink bg-marigold'}`}
          >
            {isDone && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="grow">
            {task}
            {traced && (
              <span className="block text-xs text-ink-soft">
                <span className="figure traced whitespace-normal">{traced}</span>
              </span>
            )}
          </span>
          <span className="figure text-xs text-ink-soft">{isDone ? day : 'Today'}</span>
        </li>
      );
    })}
  </ol>
);
