import { Unbroken } from '@/components/unbroken';
import { letterDates } from '@/content/letter-dates.excerpt';

/** The head of a monthly letter, to be cut off by an edge: the dates that follow it. */
export const MonthlyLetter = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`sheet rounded-b-none border-b-0 px-5 pt-4 text-xs ${className}`}>
    <p className="font-heading text-sm font-semibold">December letter</p>
    {letterDates.map(({ when, what }) => (
      <p key={what} className="mt-2 flex gap-3 border-t border-line pt-2 text-ink-soft">
        <span className="figure w-12 font-semibold text-ink">{when}</span>
        <span>
          <Unbroken text={what} />
        </span>
      </p>
    ))}
  </div>
);
