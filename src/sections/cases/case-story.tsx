import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import { type CaseStudy, sampleNote } from '@/content/case-studies';

/** An engagement: picture, facts, findings and work done (CASE-1). */
export const CaseStory = ({ study }: { study: CaseStudy }) => {
  const facts = [
    { term: 'Client', value: study.client },
    { term: 'Date', value: study.date },
    { term: 'Category', value: study.category },
    { term: 'Location', value: study.location },
  ];
  return (
    <Section labelledBy="situation-title">
      <Column>
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[2fr_1fr]">
          <Picture
            src={study.img}
            width={720}
            height={480}
            isFirst
            className="w-full rounded-xl border border-line"
          />
          <dl className="grid content-end border-t-[3px] border-ink sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:content-start">
            {facts.map(({ term, value }) => (
              <div key={term} className="border-b border-line py-4">
                <dt className="text-sm text-ink-soft">{term}</dt>
                <dd className="mt-0.5 font-heading text-xl font-semibold tracking-tight">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-section grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 id="situation-title" className="text-2xl lg:col-span-4">
            What we found
          </h2>
          <p className="max-w-measure text-xl text-pretty lg:col-span-8">{study.situation}</p>
        </div>
        <div className="mt-16 grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 className="text-2xl lg:col-span-4">What we did</h2>
          <ol className="max-w-measure border-t-[3px] border-ink lg:col-span-8">
            {study.steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[--spacing(10)_1fr] items-baseline border-b border-line py-4"
              >
                <span
                  aria-hidden
                  className="figure font-heading text-xl font-bold text-evergreen-700"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </Column>
    </Section>
  );
};

/** The results of an engagement: two figures, their difference, and their source. */
export const CaseResults = ({
  results: [before, after, difference],
  isPart,
  source,
}: Pick<CaseStudy, 'results' | 'isPart' | 'source'>) => (
  <Section labelledBy="results-title" background="evergreen">
    <Column className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
      <div className="self-start">
        <h2 id="results-title" className="max-w-[8em] text-title">
          The result
        </h2>
        <p className="mt-5 max-w-[24em] text-sm text-on-evergreen-soft">
          {source} {sampleNote}
        </p>
      </div>
      <dl className="font-heading">
        {[before, after].map(({ value, label }, index) => (
          <div
            key={label}
            className="ledger-row items-baseline gap-x-8 border-b border-on-evergreen/20 py-4"
          >
            <dt className="font-text text-on-evergreen-soft">{label}</dt>
            <dd className="figure text-2xl font-bold tracking-tight">
              {index === 1 && isPart && <span aria-hidden>−</span>}
              {value}
            </dd>
          </div>
        ))}
        <div className="total -mt-px flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-5 pb-3">
          <dt className="font-text font-semibold">{difference.label}</dt>
          <dd className="figure ml-auto text-display font-bold tracking-tight text-marigold">
            {difference.value}
          </dd>
        </div>
      </dl>
    </Column>
  </Section>
);
