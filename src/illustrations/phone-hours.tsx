import type { CSSProperties } from 'react';
import { closes, opens, week } from '@/content/hours.excerpt';

/** The day on which a pay run must be approved by noon, and its payday. */
const marks: Record<string, string> = {
  Wed: 'top-(--noon) h-1 -translate-y-1/2',
  Fri: 'top-0 h-5 rounded-t-sm',
};

const { days, noon } = week;

type Props = {
  /** Whether it marks the days of a pay run, which needs a legend. */
  hasMarks?: boolean;
};

/** The week of the phone line: its open days and hours (BIZ-13). */
export const PhoneHours = ({ hasMarks = false }: Props) => (
  <div
    aria-hidden
    className="figure grid grid-cols-[auto_1fr] gap-x-4 text-xs"
    style={{ '--noon': `${noon}%` } as CSSProperties}
  >
    <div className="flex flex-col justify-between pt-7 text-right text-ink-soft">
      <span>{opens}</span>
      {noon !== null && (
        <>
          <span style={{ flexGrow: noon }} />
          <span>Noon</span>
          <span style={{ flexGrow: 100 - noon }} />
        </>
      )}
      <span>{closes}</span>
    </div>
    <div className="grid grid-cols-7 gap-1.5 sm:gap-2.5">
      {days.map(({ name, isOpen }) => (
        <div key={name} className="text-center">
          <span className="block h-7 font-semibold">
            {name[0]}
            <span className="md:max-lg:hidden">{name.slice(1)}</span>
          </span>
          <span
            className={`relative block h-36 rounded-sm ${isOpen ? 'bg-evergreen-700' : 'border-[1.5px] border-dashed border-ink-soft/50'}`}
          >
            {hasMarks && marks[name] && (
              <span className={`day-mark absolute inset-x-0 ${marks[name]}`} />
            )}
          </span>
        </div>
      ))}
    </div>
  </div>
);
