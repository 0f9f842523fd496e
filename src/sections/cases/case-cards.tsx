import { CardLink } from '@/components/link';
import { Picture } from '@/components/picture';
import type { CaseStudy } from '@/content/case-studies';
import { slugify } from '@/lib/ids';

type Props = {
  studies: readonly CaseStudy[];
  isAtTop?: boolean;
};

/** Case studies as cards with picture and result (CASE-1). */
export const CaseCards = ({ studies, isAtTop = false }: Props) => (
  <ul className="-mb-14 grid gap-x-8 md:grid-cols-2">
    {studies.map(({ id, img, name, client, category, results, isPart }, index) => (
      <li key={id} className="group relative row-span-3 grid grid-rows-subgrid pb-14">
        <div className="overflow-hidden rounded-xl border border-line">
          <Picture
            src={img}
            width={720}
            height={480}
            isFirst={isAtTop && index === 0}
            className="w-full transition-transform duration-250 group-hover:scale-[1.02]"
          />
        </div>
        <div className="pt-5 pb-4">
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            <span className="chip">{category}</span>
            {client}
          </p>
          <h3 className="mt-3 text-2xl">
            <CardLink to={`/case-study/${slugify(name)}`}>{name}</CardLink>
          </h3>
        </div>
        <dl className="narrow:grid-cols-1 grid grid-cols-2 content-start gap-x-6 border-t border-line pt-3">
          {[results[0], results[isPart ? 2 : 1]].map(({ value, label }, index) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd
                className={`figure font-heading text-2xl font-bold tracking-tight ${index === 1 ? 'text-evergreen-700' : ''}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** A case study's client, and its result as a sum. Decorative. */
export const CaseSum = ({ client, results }: Pick<CaseStudy, 'client' | 'results'>) => (
  <div aria-hidden className="w-full max-w-96 text-right md:-mb-3">
    <p className="text-left text-sm text-on-evergreen md:leading-11">{client}</p>
    <p className="figure mt-1 md:mt-0 grid gap-y-1 font-heading text-2xl font-semibold text-on-evergreen-soft">
      {results.map(({ value, label }, index) => (
        <span
          key={label}
          className={`ledger-row items-baseline gap-x-6 ${index === 2 ? 'total mt-2 pt-3 pb-2 border-on-evergreen/60 text-title font-bold text-marigold' : ''}`}
        >
          <span className="text-left font-text text-sm font-normal tracking-normal whitespace-normal text-on-evergreen-soft">
            {label}
          </span>
          <span>{value}</span>
        </span>
      ))}
    </p>
  </div>
);
