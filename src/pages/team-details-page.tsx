import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { sampleMember, team } from '@/content/team';
import { slugify } from '@/lib/ids';
import { othersAfter } from '@/lib/others-after';
import type { PageProps } from '@/pages/page-props';
import { MemberProfile } from '@/sections/team/member-profile';
import { TeamGrid } from '@/sections/team/team-grid';

const trail = [{ name: 'Team', link: '/team' }] as const;

/** TEAM-1: one member; for an unknown name, a sample and the whole team (RT-5). */
export default function TeamDetailsPage({ name }: PageProps) {
  const index = team.findIndex((member) => slugify(member.name) === name);
  const known = team[index];
  const member = known ?? sampleMember;
  const others = known ? othersAfter(team, index) : team;
  return (
    <Sections>
      <BreadcrumbBanner
        heading={known?.name ?? 'Team Details'}
        trail={trail}
        lead={member.designation}
      >
        {/* Also without a signature, since the role stands below the heading where something is beside it. */}
        <p className="self-end border-b border-ink-soft empty:hidden">
          {member.signature && (
            <Picture src={member.signature} width={240} height={72} isFirst className="-mb-3" />
          )}
        </p>
      </BreadcrumbBanner>
      <MemberProfile member={member} />
      {others.length > 0 && (
        <Section labelledBy="others-title" background="sheet" className="screen-only">
          <Column>
            <h2 id="others-title" className="mb-7 max-w-[14.6em] text-title sm:mb-9 lg:mb-14">
              {known ? 'Other leads' : 'The people who lead the firm'}
            </h2>
            <TeamGrid members={others} />
          </Column>
        </Section>
      )}
    </Sections>
  );
}
