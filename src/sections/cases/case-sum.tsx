import type { CaseStudy } from '@/content/case-studies';

/** A case study's client, and its result as a subtraction. Decorative. */
export const CaseSum = ({ client, results }: Pick<CaseStudy, 'client' | 'results'>) => (
  <p
    aria-hidden
    className="figure grid w-full max-w-96 gap-y-1 text-right font-heading text-2xl font-semibold text-on-evergreen-soft"
  >
    <span className="text-left font-text text-sm tracking-normal text-on-evergreen">{client}</span>
    {results.map(({ value, label }, index) => (
      <span
        key={label}
        className={`ledger-row items-baseline gap-x-6 ${index === 2 ? 'total mt-2 pt-3 pb-2 border-on-evergreen/60 text-title font-bold text-marigold' : ''}`}
      >
        <span className="text-left font-text text-sm font-normal tracking-normal whitespace-normal text-on-evergreen-soft">
          {label}
        </span>
        <span>
          {index === 1 && '−'}
          {value}
        </span>
      </span>
    ))}
  </p>
);
