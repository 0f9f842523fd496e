import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { team } from '@/content/team';
import { ContactCall } from '@/sections/shared/contact-call';
import { TeamGrid } from '@/sections/team/team-grid';

/** TEAM-1: the list. */
export default function TeamPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="Team"
        lead="Six people lead the firm from Helena, Billings and Missoula. All of them still close books, run payroll or sign returns every week."
      />
      <Section labelledBy="team-title">
        <Column>
          <h2 id="team-title" className="mb-12 max-w-[12em] text-title">
            The people who check the math
          </h2>
          <TeamGrid members={team} />
        </Column>
      </Section>
      <ContactCall />
    </Sections>
  );
}
