import { checks, totals } from '@/content/pay-run.excerpt';
import { formatCents } from '@/lib/money';

const writeBefore = (amount: number | null) => (amount === null ? '—' : formatCents(amount));

/** A payroll run beside the previous one, which on a narrow screen is left out where nothing changed; the totals are the sums of the rows shown. */
export const PayRunPreview = () => (
  <div className="max-sm:-mx-2">
    <table className="wrapping-table figure w-full text-sm max-[22.5rem]:text-xs">
      <thead className="text-left text-xs text-ink-soft">
        <tr>
          <th className="pb-2 pl-2 font-semibold narrow:whitespace-normal">Net pay</th>
          <th className="pb-2 text-right font-semibold max-lg:hidden">Last run</th>
          <th className="pb-2 text-right font-semibold narrow:pl-2">
            This run
            <span className="block font-normal lg:hidden">Last run</span>
          </th>
          <th className="pr-2 pb-2 pl-2 text-right font-semibold min-[22.5rem]:pl-3 sm:pl-4">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ name, before, now, note }) => (
          <tr
            key={name}
            className={`border-t border-line *:py-1.5 lg:*:py-2.5 ${note && 'marked'}`}
          >
            <th
              scope="row"
              className="pr-2 pl-2 text-left font-normal narrow:whitespace-normal sm:pr-3"
            >
              {name}
            </th>
            <td className="text-right text-ink-soft max-lg:hidden">{writeBefore(before)}</td>
            <td className="text-right font-semibold narrow:pl-2">
              {formatCents(now)}
              {before !== now && (
                <span className="block text-xs font-normal text-ink-soft lg:hidden">
                  {writeBefore(before)}
                </span>
              )}
            </td>
            <td className="pr-2 pl-2 text-right text-xs whitespace-nowrap min-[22.5rem]:pl-3 sm:pl-4">
              {note || 'None'}
            </td>
          </tr>
        ))}
        <tr className="total font-semibold *:py-2 lg:*:py-3">
          <th scope="row" className="pl-2 text-left">
            Total
          </th>
          <td className="text-right max-lg:hidden">{formatCents(totals.before)}</td>
          <td className="text-right narrow:pl-2">
            {formatCents(totals.now)}
            <span className="block text-xs font-normal text-ink-soft lg:hidden">
              {formatCents(totals.before)}
            </span>
          </td>
          <td className="pr-2 pl-2 text-right text-xs whitespace-nowrap min-[22.5rem]:pl-3 sm:pl-4">
            +{formatCents(totals.now - totals.before)}
          </td>
        </tr>
      </tbody>
    </table>
  </div>
);
