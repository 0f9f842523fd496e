import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { claims } from '@/content/claims';
import { leadCountAtStart } from '@/content/counts.excerpt';
import { officeCities } from '@/content/offices.excerpt';
import { team } from '@/content/team';
import { ContactCall } from '@/sections/shared/contact-call';
import { TeamGrid } from '@/sections/team/team-grid';

const lead = `${leadCountAtStart} people lead a staff of ${claims.staff.people} in ${officeCities}. Every lead still closes books, runs payroll or signs returns each week.`;

/** TEAM-1: the list. */
export default function TeamPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Team" lead={lead} />
      <Section labelledBy="team-title">
        <Column>
          <h2 id="team-title" className="mb-7 max-w-[12em] text-title sm:mb-9 lg:mb-14">
            The people behind your numbers
          </h2>
          <TeamGrid members={team} />
        </Column>
      </Section>
      <ContactCall who="team" />
    </Sections>
  );
}
