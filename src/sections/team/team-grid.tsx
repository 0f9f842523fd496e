import { Link } from '@/components/link';
import { Picture } from '@/components/picture';
import { portraitBackground } from '@/content/portraits';
import type { TeamMember } from '@/content/team';
import { slugify } from '@/lib/slugify';

/** Members of the firm as cards that link to their pages (TEAM-1). */
export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  const isInThrees = members.length % 3 === 0;
  return (
    <ul
      className={`narrow:grid-cols-1 grid grid-cols-2 gap-x-5 gap-y-10 lg:gap-x-8 lg:gap-y-14 ${isInThrees ? 'md:grid-cols-3' : 'md:grid-cols-3 lg:grid-cols-5'}`}
    >
      {members.map(({ id, name, designation, img }) => (
        <li key={id} className="group relative">
          <div
            className={`overflow-hidden rounded-xl px-[12%] pt-[12%] ${portraitBackground(img)}`}
          >
            <Picture
              src={img}
              width={320}
              height={320}
              className="w-full origin-bottom transition-transform duration-200 group-hover:scale-[1.03]"
            />
          </div>
          <h3 className="mt-4 text-lg lg:text-xl">
            <Link
              to={`/team/${slugify(name)}`}
              className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{designation}</p>
        </li>
      ))}
    </ul>
  );
}
