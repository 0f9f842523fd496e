import { NonBreaking } from '@/components/non-breaking';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { claims } from '@/content/claims';
import { switchWeekCountAtStart } from '@/content/counts.excerpt';
import { steps } from '@/content/home';

const weeks = Array.from({ length: claims.switchWeeks }, (_, index) => index + 1);

/** The first and last week of each step. */
const places = [
  { from: 1, to: 1 },
  { from: 2, to: 3 },
  { from: 4, to: 5 },
  { from: 6, to: 6 },
];

/** On wide screens: the weeks of a step, what it is, and who does what. */
const columns = 'lg:grid-cols-[22rem_5fr_4fr] lg:gap-x-10 xl:grid-cols-[27rem_5fr_4fr] xl:gap-x-12';

/** HOME-6: the switch, week by week, on a six-week sheet. */
export const Steps = () => (
  <Section labelledBy="steps-title">
    <Column>
      <SectionIntro id="steps-title" heading={steps.heading} lead={steps.lead} isSplit />
      <ScrollRow
        label={`${switchWeekCountAtStart} weeks, step by step`}
        count={steps.items.length}
        className="max-sm:mt-3 sm:mt-9 lg:mt-14"
      >
        <ol className="grid gap-y-9 max-sm:gap-x-6 md:max-lg:grid-cols-2 lg:gap-y-0 md:max-lg:gap-x-8">
          {steps.items.map(({ id, week, title, desc, youDo, weDo }, index) => {
            const place = places[index];
            return (
              <li
                key={id}
                className={`grid max-lg:content-start lg:border-b lg:border-line lg:first:border-t-[3px] lg:first:border-t-ink ${columns}`}
              >
                <div
                  aria-hidden
                  className="grid h-2.5 grid-cols-6 gap-1 max-lg:mb-5 lg:h-auto lg:items-center lg:gap-0"
                >
                  {weeks.map((number) => {
                    const isInStep = place && number >= place.from && number <= place.to;
                    return (
                      <span key={number} className={weekClass}>
                        {isInStep && (
                          <span className={barClass(number, place)}>
                            {number === place.from && (
                              <span className="relative z-1 px-2 max-lg:hidden xl:px-3.5">
                                {week}
                              </span>
                            )}
                          </span>
                        )}
                      </span>
                    );
                  })}
                </div>
                <div className="lg:py-6">
                  <p className="figure text-xs font-semibold text-ink-soft lg:hidden">{week}</p>
                  <h3 className="text-xl">
                    <span className="sr-only max-lg:hidden">{week}: </span>
                    {title}
                  </h3>
                  <p className="mt-1.5 max-w-measure-sm text-card text-ink-soft">
                    <NonBreaking text={desc} />
                  </p>
                </div>
                <dl className="mt-4 grid grid-cols-2 content-start gap-x-6 gap-y-2 text-sm narrow:grid-cols-1 lg:mt-0 lg:grid-cols-1 lg:py-6">
                  <Duty who="You" what={youDo} />
                  <Duty who="We" what={weDo} />
                </dl>
              </li>
            );
          })}
        </ol>
      </ScrollRow>
    </Column>
  </Section>
);

const weekClass =
  'grid border-line max-lg:rounded-full max-lg:bg-line lg:h-full lg:items-center lg:border-l lg:last:border-r';

/** A week's piece of the bar of a step. */
const barClass = (week: number, { from, to }: { from: number; to: number }) =>
  [
    'rounded-full whitespace-nowrap lg:h-8 lg:text-xs/8 lg:font-semibold',
    week === weeks.length ? 'bg-marigold text-on-marigold' : 'bg-evergreen-700 text-on-action',
    week > from ? 'lg:-ml-px lg:rounded-l-none' : '',
    week < to ? 'lg:rounded-r-none' : '',
  ].join(' ');

const Duty = ({ who, what }: { who: string; what: string }) => (
  <div className="border-t border-ink pt-2">
    <dt className="text-xs font-semibold">{who}</dt>
    <dd>
      <NonBreaking text={what} />
    </dd>
  </div>
);
