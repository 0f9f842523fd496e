import { NonBreaking } from '@/components/non-breaking';
import { asOf, filings } from '@/content/tax-calendar.excerpt';

/** The filing dates of a quarter as a tear-off calendar. */
export const TaxCalendar = () => (
  <>
    <p className="mb-3 text-xs font-semibold text-ink-soft">
      <NonBreaking text={asOf} />
    </p>
    <ul className="grid gap-2.5 text-sm">
      {filings.map(({ day, month, what, moved, status }) => (
        <li key={what} className="flex flex-wrap items-center gap-x-4">
          <span
            className={`figure grid w-14 shrink-0 rounded-sm border py-1 text-center ${status === 'Next' ? 'border-marigold bg-marigold text-on-marigold' : 'border-line bg-leaf'}`}
          >
            <span className="text-xs leading-4">{month}</span>
            <span className="font-heading text-lg leading-6 font-bold">{day}</span>
          </span>
          <span className="flex-[1_1_5.5em]">
            <NonBreaking text={what} />
            {moved && (
              <span className="block text-xs text-ink-soft">
                <NonBreaking text={moved} />
              </span>
            )}
          </span>
          <span className={`chip ml-auto ${status === 'Next' ? 'chip-highlight' : ''}`}>
            {status}
          </span>
        </li>
      ))}
    </ul>
  </>
);
