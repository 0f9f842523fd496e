import { ButtonLink } from '@/components/button';
import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import { about } from '@/content/about';
import { portraitShape } from '@/content/portraits';
import { type TeamMember, team } from '@/content/team';

const { heading, text, action } = about.people;

/** The columns for up to six people. */
const columns: Readonly<Record<number, string>> = {
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
};

/** The leads in one row, at most six, beside a link to their pages. */
export const People = ({ members = team }: { members?: readonly TeamMember[] }) => (
  <Section labelledBy="people-title" className="pb-0">
    <Column className="grid items-end gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className="lg:pb-section">
        <h2 id="people-title" className="max-w-[10.6em] text-title">
          {heading}
        </h2>
        <p className="mt-5 max-w-[27em] text-ink-soft">{text}</p>
        <ButtonLink to={action.link} tone="secondary" className="mt-8">
          {action.label}
        </ButtonLink>
      </div>
      <ul
        aria-hidden
        // Their lines are dark, so they need a light ground.
        className={`grid items-end dark:scheme-light dark:rounded-t-lg dark:bg-mint dark:px-5 dark:pt-5 2xl:-mr-overhang ${columns[Math.min(members.length, 6)] ?? 'grid-cols-3'}`}
      >
        {members.slice(0, 6).map(({ id, img }) => (
          <li key={id} className="-mx-2 sm:-mx-3">
            <Picture
              src={img}
              width={160}
              height={160}
              sizes={`(width < 40rem) ${Math.round(120 / Math.min(members.length, 6))}vw, 160px`}
              className={`w-full ${portraitShape(img)}`}
            />
          </li>
        ))}
      </ul>
    </Column>
  </Section>
);
