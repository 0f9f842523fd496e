import { Mail, Phone } from 'lucide';
import { ContactLink } from '@/brand/contact-link';
import { Icon } from '@/components/icon';
import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import { email, phone } from '@/content/contact-links.excerpt';
import { directLines } from '@/content/direct-lines';
import { portraitFrame } from '@/content/portraits';
import type { Skill, TeamMember } from '@/content/team';

const contactsOf = (name: string) => [
  { ...(directLines[name] ?? phone), icon: Phone },
  { ...email, icon: Mail },
];

/** A member of the firm: portrait, work, credentials and skills (TEAM-1). */
export const MemberProfile = ({ member }: { member: TeamMember }) => (
  <Section labelledBy="profile-title">
    <Column className="grid gap-x-10 gap-y-12 md:grid-cols-[4fr_7fr] lg:grid-cols-[5fr_7fr] lg:gap-x-16">
      <div className="self-start lg:sticky lg:top-32">
        <div className={`overflow-hidden ${portraitFrame(member.img)}`}>
          <Picture
            src={member.img}
            alt={`Portrait of ${member.name}`}
            width={440}
            height={440}
            isFirst
            className="without-desk w-full"
          />
        </div>
        <ul className="mt-5 border-t border-line text-sm narrow:text-[min(0.9375rem,8.5vw)]">
          {contactsOf(member.name).map(({ label, href, icon }) => (
            <li key={href} className="border-b border-line">
              <ContactLink
                href={href}
                label={label}
                className="flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
              >
                <Icon icon={icon} className="size-4 text-evergreen-700" />
              </ContactLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 id="profile-title" className="max-w-[16em] text-2xl">
          {member.focus}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {member.credentials.map((credential) => (
            <li key={credential} className="chip whitespace-normal">
              {credential}
            </li>
          ))}
        </ul>
        <div className="mt-8 grid max-w-measure gap-5">
          {member.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-12 mb-6 border-t-[3px] border-ink pt-5 text-xl">Skills</h3>
        <SkillBars skills={member.skills} />
      </div>
    </Column>
  </Section>
);

/** A member's skills as bars, in percent (TEAM-1). */
const SkillBars = ({ skills }: { skills: readonly Skill[] }) => (
  <ul className="grid gap-x-12 gap-y-6 sm:max-md:grid-cols-2 lg:grid-cols-2">
    {skills.map(({ label, percent }) => (
      <li key={label}>
        <p className="ledger-row gap-x-4 text-sm font-semibold">
          <span>{label}</span>
          <span className="figure">{percent}%</span>
        </p>
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-evergreen-700" style={{ width: `${percent}%` }} />
        </div>
      </li>
    ))}
  </ul>
);
