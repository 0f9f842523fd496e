import { NonBreaking } from '@/components/non-breaking';
import { claims } from '@/content/claims';
import { nextStart } from '@/content/faqs';
import { longDay, nextQuarter, visitorsDay, weeksAfter } from '@/lib/days';
import { useIsHydrated } from '@/lib/hydration';

/**
 * By when to sign to start with a quarter, on the visitor’s day; in prerendered HTML, without a day
 * (BIZ-13). The sentence without one keeps the space of the other.
 */
export function NextStart() {
  const isHydrated = useIsHydrated();
  return (
    <span className="mt-2 grid *:col-start-1 *:row-start-1">
      <span className={isHydrated ? 'invisible' : ''}>{nextStart.always}</span>
      {isHydrated && <DayToSign />}
    </span>
  );
}

function DayToSign() {
  const today = visitorsDay();
  const { starts, signBy } = nextQuarter(today, claims.switchWeeks);
  const earliest = weeksAfter(today, claims.switchWeeks);
  const text = nextStart.today(longDay(earliest), longDay(starts), longDay(signBy));
  return (
    <span data-clock key={text}>
      <NonBreaking text={text} />
    </span>
  );
}
