import { NonBreaking } from '@/components/non-breaking';
import { letterDates, letterHeading } from '@/content/letter-dates.excerpt';

/** The top of a monthly letter with upcoming dates, clipped by its container. */
export const MonthlyLetter = ({ className = '' }: { className?: string }) => (
  <div
    aria-hidden
    className={`sheet rounded-b-none border-b-0 shadow-none px-5 pt-4 text-xs ${className}`}
  >
    <p className="font-heading text-sm font-semibold">{letterHeading}</p>
    {letterDates.map(({ when, what }) => (
      <p key={what} className="mt-2 flex gap-3 border-t border-line pt-2 text-ink-soft">
        <span className="w-12 shrink-0 whitespace-nowrap font-semibold text-ink">{when}</span>
        <span>
          <NonBreaking text={what} />
        </span>
      </p>
    ))}
  </div>
);
