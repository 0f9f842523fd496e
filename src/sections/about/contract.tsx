import { Picture } from '@/components/picture';
import { Column, Section, SectionIntro } from '@/components/section';
import { whyUs } from '@/content/home';
import { founder } from '@/content/leads.excerpt';
import { promiseSection } from '@/content/promise-section.excerpt';
import { team } from '@/content/team';

const founderSignature = team.find(({ name }) => name === founder.name)?.signature;

/** The four promises of HOME-7 as clauses of the contract, which the founder has signed (ABOUT-1). */
export const Contract = () => (
  <Section labelledBy="why-us-title" background="desk">
    <Column className="grid gap-y-8 lg:gap-y-12">
      <SectionIntro id="why-us-title" heading={whyUs.heading} lead={whyUs.lead} />
      <div className="sheet p-6 text-ink sm:p-10 lg:p-14">
        <ol className="grid gap-x-16 gap-y-8 md:grid-cols-2 lg:gap-y-12">
          {whyUs.items.map(({ id, title, desc }, index) => (
            <li
              key={id}
              className="grid grid-cols-[--spacing(14)_1fr] items-baseline narrow:grid-cols-1"
            >
              <span
                aria-hidden
                className="figure font-heading text-xl font-semibold text-evergreen-700"
              >
                §{promiseSection}.{index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-measure-sm text-card text-ink-soft">{desc}</p>
              </div>
            </li>
          ))}
        </ol>
        <ul className="mt-10 flex flex-wrap items-end gap-x-16 gap-y-6 border-t border-line pt-8 text-xs text-ink-soft lg:mt-14">
          {[whyUs.signed.us, whyUs.signed.you, 'Date'].map((party) => (
            <li key={party} className="grow sm:max-w-72">
              {party === whyUs.signed.us && founderSignature && (
                <Picture src={founderSignature} width={240} height={72} className="-mb-3" />
              )}
              <span className="block border-t border-ink pt-1.5">{party}</span>
            </li>
          ))}
        </ul>
      </div>
    </Column>
  </Section>
);
