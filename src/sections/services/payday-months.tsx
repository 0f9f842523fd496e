import { ChevronDown } from 'lucide';
import { Icon } from '@/components/icon';
import { paydays as words } from '@/content/paydays';
import { monthName, shortDate, shortDay, weekdayName } from '@/lib/days';
import { isMoved, type Payday, type PaydayList } from '@/payroll/paydays';

const byMonth = (paydays: readonly Payday[]) =>
  [...new Set(paydays.map(({ paid }) => monthName(paid)))].map((month) => ({
    month,
    own: paydays.filter(({ paid }) => monthName(paid) === month),
  }));

/**
 * The paydays of a year as a planner, one table a month; those that are moved are marked (ST-DAYS-2).
 * On a phone, the months after the first three are folded.
 */
export const PaydayMonths = ({ list }: { list: PaydayList }) => (
  <div className="flex flex-col">
    <details className="months-fold group order-1 mt-4 md:hidden print:hidden">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline">
        <span className="group-open:hidden">{words.wholeYear}</span>
        <span className="not-group-open:hidden">{words.quarterOnly}</span>
        <Icon icon={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
    </details>
    <ol className="grid gap-x-11 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3 xl:grid-cols-4">
      {byMonth(list.paydays).map(({ month, own }) => (
        <li key={month}>
          <table className="wrapping-table figure w-full text-sm">
            <thead>
              <tr className="border-b-[1.5px] border-ink text-right text-xs">
                <th
                  scope="col"
                  className="pb-1.5 text-left font-heading text-base/6 font-[650] narrow:basis-full"
                >
                  {month}
                </th>
                <th
                  scope="col"
                  className="w-18 pb-1.5 align-bottom font-normal whitespace-normal text-ink-soft narrow:w-auto narrow:whitespace-nowrap"
                >
                  {words.labels.fundBy}
                </th>
                <th
                  scope="col"
                  className="w-18 pb-1.5 align-bottom font-normal whitespace-normal text-ink-soft narrow:w-auto narrow:whitespace-nowrap"
                >
                  {words.labels.taxDue}
                </th>
              </tr>
            </thead>
            {own.map((payday) => (
              <PaydayLine key={payday.scheduled.getTime()} payday={payday} />
            ))}
          </table>
        </li>
      ))}
    </ol>
  </div>
);

/** The mark of a line is wider than its text. */
const overhang = {
  left: 'in-data-moved:shadow-[-0.5rem_0_theme(colors.marked),calc(-0.5rem-3px)_0_theme(colors.marked-edge)]',
  right: 'in-data-moved:shadow-[0.5rem_0_theme(colors.marked)]',
  both: 'shadow-[-0.5rem_0_theme(colors.marked),0.5rem_0_theme(colors.marked),calc(-0.5rem-3px)_0_theme(colors.marked-edge)]',
};

function PaydayLine({ payday }: { payday: Payday }) {
  const { paid, scheduled, holiday, fundBy, taxDue } = payday;
  return (
    <tbody
      data-moved={isMoved(payday) || undefined}
      className="border-b border-line data-moved:bg-marked"
    >
      <tr>
        <th
          scope="row"
          className={`py-1 text-left font-normal sm:py-1.5 narrow:basis-full ${overhang.left}`}
        >
          <span className="inline-block min-w-[2.7em]">{weekdayName(paid).slice(0, 3)}</span>
          <span className="inline-block w-[1.25em] text-right font-semibold">
            {paid.getUTCDate()}
          </span>
        </th>
        <td className="text-right text-ink-soft">{shortDay(fundBy)}</td>
        <td className={`text-right text-ink-soft ${overhang.right}`}>{shortDay(taxDue)}</td>
      </tr>
      {isMoved(payday) && (
        <tr>
          <td colSpan={3} className={`pb-1.5 text-xs whitespace-normal ${overhang.both}`}>
            {`Not ${shortDate(scheduled)}${holiday ? `: ${holiday}` : ''}`}
          </td>
        </tr>
      )}
    </tbody>
  );
}
