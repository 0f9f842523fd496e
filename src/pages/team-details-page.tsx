import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { team } from '@/content/team';
import { slugify } from '@/lib/slugify';
import type { PageProps } from '@/pages/page-props';
import { MemberProfile } from '@/sections/member-profile';
import { TeamGrid } from '@/sections/team-grid';

const trail = [{ name: 'Team', link: '/team' }] as const;

/** TEAM-1: one member; an unknown name gets the default heading and the whole team (RT-5). */
export default function TeamDetailsPage({ name }: PageProps) {
  const place = team.findIndex((one) => slugify(one.name) === name);
  const member = team[place];
  const next = [...team.slice(place + 1), ...team.slice(0, place)];
  return (
    <Sections>
      {member ? (
        <>
          <BreadcrumbBanner heading={member.name} trail={trail} lead={member.designation} />
          <MemberProfile member={member} />
        </>
      ) : (
        <BreadcrumbBanner
          heading="Team Details"
          trail={trail}
          lead="A page for each of the six: what they answer for, what they studied, and what they are strongest at. Pick one."
        />
      )}
      <Section labelledBy="others-title" ground={member ? 'sheet' : 'paper'}>
        <Column>
          <h2 id="others-title" className="mb-12 max-w-[14.6em] text-title">
            {member ? 'Who else picks up' : 'Six names to call'}
          </h2>
          <TeamGrid members={member ? next.slice(0, 4) : team} />
        </Column>
      </Section>
    </Sections>
  );
}
