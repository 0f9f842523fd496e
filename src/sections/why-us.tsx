import { Icon } from '@/components/icon';
import { Column, Section, SectionIntro } from '@/components/section';
import { whyUs } from '@/content/home';

type Props = { look?: 'cards' | 'contract' };

/** HOME-7: four promises, on cards that are set off against each other, or as clauses of a contract. */
export const WhyUs = ({ look = 'cards' }: Props) => (look === 'cards' ? <Cards /> : <Contract />);

const Cards = () => (
  <Section labelledBy="why-us-title" ground="sheet">
    <Column className="grid gap-x-20 gap-y-5 sm:gap-y-12 lg:grid-cols-[4fr_7fr]">
      <SectionIntro
        id="why-us-title"
        heading={whyUs.heading}
        lead={whyUs.lead}
        className="self-start lg:sticky lg:top-32"
      />
      <ul className="max-sm:border-t max-sm:border-line sm:grid sm:grid-cols-2 sm:gap-5 sm:pb-10 sm:*:even:translate-y-10">
        {whyUs.items.map(({ id, icon, title, desc }) => (
          <li
            key={id}
            className="border-line max-sm:border-b max-sm:py-3.5 sm:rounded-xl sm:border sm:bg-paper sm:p-7"
          >
            <Icon icon={icon} className="size-7 text-evergreen-700 max-sm:hidden" />
            <h3 className="text-xl sm:mt-10">{title}</h3>
            <p className="mt-1 text-card text-ink-soft sm:mt-2">{desc}</p>
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);

const Contract = () => (
  <Section labelledBy="why-us-title" ground="evergreen">
    <Column className="grid gap-y-8 lg:gap-y-12">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 id="why-us-title" className="max-w-[12em] text-title">
          {whyUs.heading}
        </h2>
        <p className="max-w-[20em] text-lg text-mint">{whyUs.lead}</p>
      </div>
      <div className="sheet p-6 text-ink sm:p-10 lg:p-14">
        <ol className="grid gap-x-16 gap-y-8 md:grid-cols-2 lg:gap-y-12">
          {whyUs.items.map(({ id, title, desc }, index) => (
            <li key={id} className="grid grid-cols-[3rem_1fr] items-baseline">
              <span
                aria-hidden
                className="figure font-heading text-xl font-semibold text-evergreen-700"
              >
                §{index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-measure-sm text-card text-ink-soft">{desc}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 flex flex-wrap gap-x-16 gap-y-6 border-t border-line pt-8 text-xs text-ink-soft lg:mt-14">
          {[whyUs.signed.us, whyUs.signed.you].map((party) => (
            <span key={party} className="grow border-t border-ink pt-1.5 sm:max-w-72">
              {party}
            </span>
          ))}
        </p>
      </div>
    </Column>
  </Section>
);
