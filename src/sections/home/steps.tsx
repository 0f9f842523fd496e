import { NonBreaking } from '@/components/non-breaking';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { claims } from '@/content/claims';
import { switchWeekCountAtStart } from '@/content/counts.excerpt';
import { steps } from '@/content/home';

const weeks = Array.from({ length: claims.switchWeeks }, (_, index) => index + 1);

/** The columns of the weeks. */
const weekClasses = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
];

const work = 'bg-evergreen-700 text-on-action';
const goal = 'bg-marigold text-on-marigold';

/** The first and last week of each step, and where its bar is and how it looks. */
const places = [
  { from: 1, to: 1, barClass: 'col-[1/2]', color: work },
  { from: 2, to: 3, barClass: 'col-[2/4]', color: work },
  { from: 4, to: 5, barClass: 'col-[4/6]', color: work },
  { from: 6, to: 6, barClass: 'col-[6/7]', color: goal },
];

/** On wide screens: the weeks of a step, what it is, and who does what. */
const columns = 'lg:grid-cols-[24rem_5fr_4fr] lg:gap-x-8 xl:grid-cols-[27rem_5fr_4fr] xl:gap-x-12';

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
                  {weeks.map((number, at) => {
                    const isInStep = place && number >= place.from && number <= place.to;
                    return (
                      <span
                        key={number}
                        className={`row-start-1 grid rounded-full border-line bg-line lg:h-full lg:rounded-none lg:border-l lg:bg-transparent lg:last-of-type:border-r ${weekClasses[at]}`}
                      >
                        {isInStep && <span className={`rounded-full lg:hidden ${place.color}`} />}
                      </span>
                    );
                  })}
                  <b
                    className={`relative row-start-1 min-w-max rounded-full px-2 py-1.5 text-xs font-semibold whitespace-nowrap max-lg:hidden xl:px-3 ${place?.barClass} ${place?.color}`}
                  >
                    {week}
                  </b>
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

const Duty = ({ who, what }: { who: string; what: string }) => (
  <div className="border-t border-line pt-2">
    <dt className="text-xs font-semibold">{who}</dt>
    <dd>
      <NonBreaking text={what} />
    </dd>
  </div>
);
