import { LeadCard } from '@/brand/lead-card';
import { ButtonLink } from '@/components/button';
import { Column, Section } from '@/components/section';
import { caseAction } from '@/content/case-action';
import { caseLeads, founder } from '@/content/leads.excerpt';

const { heading, textBy, patients, label, link, what } = caseAction;

/** The categories whose records include patient information. */
const medical = ['Dentistry', 'Healthcare'];

/** The call to action below a case study, and who led the work. */
export const CaseAction = ({ category }: { category?: string | undefined }) => {
  const lead = caseLeads[category ?? ''] ?? founder;
  const text = textBy(lead.name);
  return (
    <Section labelledBy="action-title">
      <Column>
        <div className="grid items-center gap-x-16 gap-y-8 highlighted px-6 py-10 sm:px-12 sm:py-12 lg:grid-cols-[1fr_auto] lg:px-16 2xl:-mx-overhang 2xl:px-overhang">
          <div>
            <h2 id="action-title" className="max-w-[14.6em] text-title">
              {heading}
            </h2>
            <p className="mt-4 mb-7 max-w-[28em] text-ink-soft">
              {category && medical.includes(category) ? `${text} ${patients}` : text}
            </p>
            <ButtonLink to={link}>{label}</ButtonLink>
          </div>
          <LeadCard lead={lead} what={what} className="w-full lg:w-88" />
        </div>
      </Column>
    </Section>
  );
};
