import { Check, Minus } from 'lucide';
import { Icon } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { type ComparedGroup, planComparison } from '@/content/plan-comparison';
import { plans as allPlans, type Plan } from '@/content/plans';
import { priceFor } from '@/lib/money';
import type { BillingPeriod } from '@/state/use-pricing';
import { shapeFor } from './comparison-shape';
import { PerPeriod } from './plan-parts';

type Props = {
  period: BillingPeriod;
  plans?: readonly Plan[];
  groups?: readonly ComparedGroup[];
};

/**
 * The plans compared line by line, with a sticky header (PRICE-1). On a phone, each line's name is
 * above its cells, which stand one below the other if its text is large or there are more than three.
 */
export function PlanComparison({
  period,
  plans = allPlans,
  groups = planComparison.groups,
}: Props) {
  const shape = shapeFor(plans);
  return (
    <div className="mt-section">
      <h3 id="comparison-title" className="text-2xl">
        {planComparison.heading}
      </h3>
      <p className="mt-2 max-w-measure text-ink-soft">{planComparison.lead}</p>
      <table
        aria-labelledby="comparison-title"
        className={`comparison mt-6 w-full table-fixed text-card ${shape.block}`}
      >
        {/* Collapsed borders do not move with it, so the rule is drawn once more. */}
        <thead
          className={`sticky top-20 z-10 bg-paper after:absolute after:inset-x-0 after:bottom-0 after:border-b-[3px] after:border-ink ${shape.head} ${shape.block}`}
        >
          <tr className={`border-b-[3px] border-ink ${shape.line}`}>
            <th scope="col" className={`text-left ${shape.corner}`}>
              <span className="sr-only">What is included</span>
            </th>
            {plans.map(({ id, planName, monthlyPrice, isPopular }) => (
              <th
                key={id}
                scope="col"
                className={`py-3 text-left font-heading font-semibold ${shape.name} ${isPopular ? shape.popular : ''}`}
              >
                {planName}
                <span className={`tabular-nums text-ink-soft ${shape.price}`}>
                  <PerPeriod period={period}>{(shown) => priceFor(monthlyPrice, shown)}</PerPeriod>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id: group, heading, lines }) => (
          <tbody key={group} className={shape.block}>
            <tr className={shape.block}>
              <th
                scope="rowgroup"
                colSpan={1 + plans.length}
                className={`pt-7 pb-2 text-left font-semibold text-evergreen-700 ${shape.block}`}
              >
                {heading}
              </th>
            </tr>
            {lines.map(({ id, what, shares }) => (
              <tr key={id} className={`border-t border-line py-3 ${shape.line}`}>
                <th scope="row" className={`text-left font-normal ${shape.what}`}>
                  <NonBreaking text={what} />
                </th>
                {plans.map(({ id: plan, planName, isPopular }, index) => (
                  <td
                    key={plan}
                    data-label={planName}
                    className={`${shape.cell} ${isPopular ? shape.popular : ''}`}
                  >
                    <Share of={shares[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className="mt-6 grid max-w-[44rem] gap-2 text-sm text-ink-soft">
        <p>{planComparison.note}</p>
        <p>{planComparison.notices}</p>
      </div>
    </div>
  );
}

function Share({ of: share }: { of: boolean | string | undefined }) {
  if (typeof share === 'string') return share;
  const [sign, words, color] = share
    ? [Check, 'Included', 'text-evergreen-700']
    : [Minus, 'Not included', 'text-ink-soft/60'];
  return (
    <>
      <Icon icon={sign} className={`size-5 ${color}`} strokeWidth={2.5} />
      <span className="sr-only">{words}</span>
    </>
  );
}
