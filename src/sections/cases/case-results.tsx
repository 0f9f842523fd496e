import { Column, Section } from '@/components/section';
import { type CaseStudy, sampleNote } from '@/content/case-studies';

/** The results of an engagement: two figures, their difference, and their source. */
export const CaseResults = ({
  results: [before, after, difference],
  source,
}: Pick<CaseStudy, 'results' | 'source'>) => (
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
              {index === 1 && <span aria-hidden>−</span>}
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
