import { Link } from '@/components/link';
import { portraitGround } from '@/content/portraits';
import type { TeamMember } from '@/content/team';
import { withBase } from '@/lib/base-path';
import { slugify } from '@/lib/slugify';

type Props = { members: readonly TeamMember[]; headingLevel: 'h2' | 'h3' };

/** Members of the firm, each a card that leads to their page (TEAM-1). */
export function TeamGrid({ members, headingLevel: Heading }: Props) {
  const isInThrees = members.length % 3 === 0;
  return (
    <ul
      className={`grid grid-cols-2 gap-x-5 gap-y-10 lg:gap-x-8 lg:gap-y-14 ${isInThrees ? 'md:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {members.map(({ id, name, designation, img }) => (
        <li key={id} className="group relative">
          <div className={`overflow-hidden rounded-xl px-[12%] pt-[12%] ${portraitGround(img)}`}>
            <img
              src={withBase(img)}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              decoding="async"
              className="w-full transition-transform duration-200 group-hover:-translate-y-1.5"
            />
          </div>
          <Heading className="mt-4 text-lg lg:text-xl">
            <Link
              to={`/team/${slugify(name)}`}
              className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </Heading>
          <p className="text-sm text-ink-soft">{designation}</p>
        </li>
      ))}
    </ul>
  );
}
