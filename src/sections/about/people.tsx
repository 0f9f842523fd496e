import { ButtonLink } from '@/components/button';
import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import { about } from '@/content/about';
import { portraitShape } from '@/content/portraits';
import { type TeamMember, team } from '@/content/team';

const { heading, text, action } = about.people;

/** At most six of them, three in a row, or four. */
function inRows(members: readonly TeamMember[]) {
  const people = members.slice(0, 6);
  const perRow = people.length === 4 ? 4 : 3;
  const isAbove = (index: number) => index < perRow && people.length > perRow;
  return {
    columns: perRow === 4 ? 'grid-cols-4' : 'grid-cols-3',
    people: people.map((person, index) => ({ ...person, isAbove: isAbove(index) })),
  };
}

/** The leads in rows that stand on rules, beside a link to their pages. */
export function People({ members = team }: { members?: readonly TeamMember[] }) {
  const { columns, people } = inRows(members);
  return (
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
          className={`grid items-end gap-y-6 overflow-hidden rounded-t-xl bg-portrait px-2 sm:px-3 ${columns}`}
        >
          {people.map(({ id, img, isAbove }) => (
            <li
              key={id}
              className={`-mx-2 sm:-mx-3 ${isAbove ? 'overflow-hidden border-b-2 border-ink' : ''}`}
            >
              <Picture
                src={img}
                width={240}
                height={240}
                className={`w-full ${isAbove ? 'without-desk' : ''} ${portraitShape(img)}`}
              />
            </li>
          ))}
        </ul>
      </Column>
    </Section>
  );
}
