import { NonBreaking } from '@/components/non-breaking';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { claims } from '@/content/claims';
import { switchWeekCountAtStart } from '@/content/counts.excerpt';
import { steps } from '@/content/home';

const weeks = Array.from({ length: claims.switchWeeks }, (_, index) => index + 1);

/** The first and last week of each step, and the columns of its text. */
const places = [
  { from: 1, to: 1, columns: 'lg:col-[1/4]' },
  { from: 2, to: 3, columns: 'lg:col-[2/5]' },
  { from: 4, to: 5, columns: 'lg:col-[4/7]' },
  { from: 6, to: 6, columns: 'lg:col-[4/7]' },
];

/** HOME-6: the switch, week by week, on a six-week sheet. */
export const Steps = () => (
  <Section labelledBy="steps-title">
    <Column>
      <SectionIntro id="steps-title" heading={steps.heading} lead={steps.lead} />
      <ScrollRow
        label={`${switchWeekCountAtStart} weeks, step by step`}
        count={steps.items.length}
        className="max-sm:mt-3 sm:mt-9 lg:mt-14"
      >
        <div aria-hidden className="mb-3 grid grid-cols-6 max-lg:hidden!">
          {weeks.map((week) => (
            <span key={week} className="figure text-xs font-semibold text-ink-soft">
              Week {week}
            </span>
          ))}
        </div>
        <ol className="grid gap-y-9 max-sm:gap-x-6 md:max-lg:grid-cols-2 lg:gap-y-12 md:max-lg:gap-x-8">
          {steps.items.map(({ id, week, title, desc, youDo, weDo }, index) => {
            const place = places[index];
            return (
              <li key={id} className="grid max-lg:content-start lg:grid-cols-6">
                <div
                  aria-hidden
                  className="col-span-full grid h-2.5 grid-cols-6 gap-1 max-lg:mb-5 lg:gap-0"
                >
                  {weeks.map((number) => {
                    const isInStep = place && number >= place.from && number <= place.to;
                    return <span key={number} className={isInStep ? barClass(number) : dayClass} />;
                  })}
                </div>
                <div className={`lg:pt-4 ${place?.columns ?? ''}`}>
                  <p className="figure text-xs font-semibold text-ink-soft lg:hidden">{week}</p>
                  <h3 className="text-xl">
                    <span className="sr-only max-lg:hidden">{week}: </span>
                    {title}
                  </h3>
                  <p className="mt-1.5 max-w-measure-sm text-card text-ink-soft">
                    <NonBreaking text={desc} />
                  </p>
                  <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm narrow:grid-cols-1">
                    <Duty who="You" what={youDo} />
                    <Duty who="We" what={weDo} />
                  </dl>
                </div>
              </li>
            );
          })}
        </ol>
      </ScrollRow>
    </Column>
  </Section>
);

const dayClass =
  'border-line max-lg:rounded-full max-lg:bg-line lg:border-t lg:border-l lg:last:border-r';

const barClass = (week: number) =>
  week === weeks.length
    ? 'rounded-full bg-marigold'
    : 'rounded-full bg-evergreen-700 lg:not-last:[&:has(+.bg-evergreen-700)]:rounded-r-none lg:[.bg-evergreen-700+&]:rounded-l-none';

const Duty = ({ who, what }: { who: string; what: string }) => (
  <div className="border-t border-ink pt-2">
    <dt className="text-xs font-semibold">{who}</dt>
    <dd>
      <NonBreaking text={what} />
    </dd>
  </div>
);
