import { NonBreaking } from '@/components/non-breaking';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section, SectionIntro } from '@/components/section';
import { claims } from '@/content/claims';
import { switchWeekCountAtStart } from '@/content/counts.excerpt';
import { steps } from '@/content/home';

const weeks = Array.from({ length: claims.switchWeeks }, (_, index) => index + 1);

/** The first and last week of each step, and the color of its bar. */
const places = [
  { from: 1, to: 1, color: 'bg-evergreen-700' },
  { from: 2, to: 3, color: 'bg-evergreen-700' },
  { from: 4, to: 5, color: 'bg-evergreen-700' },
  { from: 6, to: 6, color: 'bg-marigold' },
];

/** HOME-6: the switch, step by step, each below a bar of six weeks. */
export const Steps = () => (
  <Section labelledBy="steps-title">
    <Column>
      <SectionIntro id="steps-title" heading={steps.heading} lead={steps.lead} />
      <ScrollRow
        label={`${switchWeekCountAtStart} weeks, step by step`}
        count={steps.items.length}
        className="max-sm:mt-3 sm:mt-9 lg:mt-12"
      >
        <ol className="grid gap-y-9 max-sm:gap-x-6 md:grid-cols-2 md:gap-x-8 lg:grid-cols-4">
          {steps.items.map(({ id, week, title, desc, youDo, weDo }, index) => {
            const place = places[index];
            return (
              <li
                key={id}
                className="grid content-start lg:row-span-4 lg:grid-rows-subgrid lg:gap-y-0"
              >
                <div>
                  <div aria-hidden className="drawn mb-3 grid h-2.5 sm:mb-5 grid-cols-6 gap-1">
                    {weeks.map((number) => (
                      <span
                        key={number}
                        className={`rounded-full ${place && number >= place.from && number <= place.to ? place.color : 'bg-line'}`}
                      />
                    ))}
                  </div>
                  <p className="figure text-xs font-semibold text-ink-soft">{week}</p>
                  <h3 className="text-xl">{title}</h3>
                </div>
                <p className="mt-1.5 max-w-measure-sm text-card text-ink-soft">
                  <NonBreaking text={desc} />
                </p>
                <dl className="mt-3 grid grid-cols-2 sm:mt-4 content-start gap-x-6 gap-y-2 text-sm narrow:grid-cols-1 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid">
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
