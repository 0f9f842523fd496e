import { Check, Minus } from 'lucide-react';
import { NonBreaking } from '@/components/non-breaking';
import { type ComparedGroup, planComparison } from '@/content/plan-comparison';
import { plans as allPlans, type Plan } from '@/content/plans';
import { priceFor } from '@/lib/price-for';
import type { BillingPeriod } from '@/state/use-pricing';
import { PerPeriod } from './plan-parts';

type Props = {
  period: BillingPeriod;
  plans?: readonly Plan[];
  groups?: readonly ComparedGroup[];
};

/**
 * The plans compared line by line, with a sticky header (PRICE-1). On a phone, each line's name is
 * above its cells, which stand one below the other if its text is large, or if there are more than
 * four.
 */
export function PlanComparison({
  period,
  plans = allPlans,
  groups = planComparison.groups,
}: Props) {
  const { line, name, first, cell, head } = shapeFor(plans.length);
  return (
    <div className="mt-section">
      <h3 id="comparison-title" className="text-2xl">
        {planComparison.heading}
      </h3>
      <p className="mt-2 text-ink-soft">{planComparison.lead}</p>
      <table
        aria-labelledby="comparison-title"
        className="comparison mt-6 w-full table-fixed text-card max-md:block"
      >
        {/* Collapsed borders do not move with it, so the rule is drawn once more. */}
        <thead
          className={`${head} sticky top-20 z-10 bg-paper after:absolute after:inset-x-0 after:bottom-0 after:border-b-[3px] after:border-ink max-md:block`}
        >
          <tr className={`border-b-[3px] border-ink ${line}`}>
            <th scope="col" className={`text-left max-md:sr-only ${first}`}>
              <span className="sr-only">What is included</span>
            </th>
            {plans.map(({ id, planName, monthlyPrice, isPopular }) => (
              <th
                key={id}
                scope="col"
                className={`py-3 text-left font-heading font-semibold ${name} ${isPopular ? popularClass : ''}`}
              >
                {planName}
                <span className="tabular-nums text-ink-soft max-md:block md:ml-2">
                  <PerPeriod period={period}>{(shown) => priceFor(monthlyPrice, shown)}</PerPeriod>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id: group, heading, lines }) => (
          <tbody key={group} className="max-md:block">
            <tr className="max-md:block">
              <th
                scope="rowgroup"
                colSpan={1 + plans.length}
                className="pt-7 pb-2 text-left font-semibold text-evergreen-700 max-md:block"
              >
                {heading}
              </th>
            </tr>
            {lines.map(({ id, what, shares }) => (
              <tr key={id} className={`border-t border-line py-3 ${line}`}>
                <th
                  scope="row"
                  className="text-left font-normal max-md:col-[1/-1] max-md:mb-1 md:py-3 md:pr-6"
                >
                  <NonBreaking text={what} />
                </th>
                {plans.map(({ id: plan, planName, isPopular }, index) => (
                  <td
                    key={plan}
                    data-label={planName}
                    className={`max-md:text-sm md:py-3 ${cell} ${isPopular ? popularClass : ''}`}
                  >
                    <Share of={shares[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const popularClass = 'md:bg-mint';

/** Side by side on a phone, one below the other if its text is large. */
const inColumns = {
  line: 'max-md:grid max-md:gap-x-3 narrow:grid-cols-1',
  head: 'narrow:sr-only',
  /** One below the other, each cell begins with its plan. */
  cell: 'narrow:flex narrow:flex-wrap narrow:items-center narrow:justify-end narrow:before:flex-[1_1_6em] narrow:before:text-ink-soft narrow:before:content-[attr(data-label)]',
};

/** One below the other on every phone. */
const stacked = {
  line: 'max-md:grid',
  head: 'max-md:sr-only',
  cell: 'max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-end max-md:before:flex-[1_1_6em] max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]',
};

const columns = ['', '', 'max-md:grid-cols-2', 'max-md:grid-cols-3', 'max-md:grid-cols-4'];

/** The classes for so many plans. */
function shapeFor(count: number) {
  const { line, head, cell } = count > 4 ? stacked : inColumns;
  const width =
    count > 3
      ? {
          name: 'text-base/6 wrap-anywhere md:px-2',
          first: 'md:w-1/4',
          cell: 'wrap-anywhere md:px-2',
        }
      : { name: 'text-lg/6 md:px-4', first: 'md:w-2/5', cell: 'md:px-4' };
  return {
    ...width,
    head,
    line: `${line} ${columns[count] ?? ''}`,
    cell: `${cell} ${width.cell}`,
  };
}

function Share({ of: share }: { of: boolean | string | undefined }) {
  if (typeof share === 'string') return share;
  const [Sign, words, color] = share
    ? [Check, 'Included', 'text-evergreen-700']
    : [Minus, 'Not included', 'text-ink-soft/60'];
  return (
    <>
      <Sign aria-hidden className={`size-5 ${color}`} strokeWidth={2.5} />
      <span className="sr-only">{words}</span>
    </>
  );
}
