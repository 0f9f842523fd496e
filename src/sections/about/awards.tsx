import { Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section, SectionIntro } from '@/components/section';
import { type Award, about } from '@/content/about';
import { Seal } from '@/illustrations/seal';

const { heading, lead, items } = about.awards;
const { text, action } = about.standing;

/** The awards as seals; hovering or focusing one shows its name in a badge (ABOUT-1). Below, how the firm stands. */
export const Awards = () => (
  <Section labelledBy="awards-title">
    <Column>
      <SectionIntro id="awards-title" heading={heading} lead={lead} />
      <ul className="mt-9 grid gap-x-5 gap-y-7 sm:mt-6 sm:grid-cols-3 sm:gap-y-8 lg:mt-8">
        {items.map((award, index) => (
          <AwardSeal key={award.id} award={award} place={index} />
        ))}
      </ul>
      <p className="mt-12 max-w-[44rem] border-t-[3px] border-ink pt-5 text-balance text-ink-soft lg:mt-16">
        <NonBreaking text={text} />{' '}
        <Link
          to={action.link}
          className="font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-[6px]"
        >
          {action.label}
        </Link>
      </p>
    </Column>
  </Section>
);

function AwardSeal({ award: { name, desc }, place }: { award: Award; place: number }) {
  const [year = ''] = /\d{4}/.exec(desc) ?? [];
  return (
    <li className="group relative flex items-center gap-x-5 sm:flex-col sm:items-start narrow:flex-wrap">
      <button
        type="button"
        aria-label={name}
        className="flex max-w-full shrink-0 cursor-default flex-col items-start rounded-xl"
      >
        <span
          aria-hidden
          className="-mb-3 flex min-h-14 items-end max-sm:absolute max-sm:-mb-1 max-sm:bottom-full max-sm:left-0"
        >
          <span className="stamp z-10 scale-90 rotate-0 opacity-0 transition duration-150 group-focus-within:scale-100 group-focus-within:opacity-100 group-hover:scale-100 group-hover:opacity-100">
            {name}
          </span>
        </span>
        <Seal
          place={place}
          year={year}
          className="aspect-square w-22 max-w-full text-evergreen-700 sm:w-40"
        />
      </button>
      <p className="max-w-[18.4em] text-balance text-card text-ink-soft sm:mt-4">
        <strong className="block text-ink">{name}</strong> <NonBreaking text={desc} />
      </p>
    </li>
  );
}
