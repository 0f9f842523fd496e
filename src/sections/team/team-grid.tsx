import { Link } from '@/components/link';
import { Picture } from '@/components/picture';
import { portraitFrame } from '@/content/portraits';
import type { TeamMember } from '@/content/team';
import { slugify } from '@/lib/slugify';

type Columns = {
  className: string;
  /** How wide each is on a laptop, in vw. */
  width: number;
  /** How wide each is at most, in rem. */
  widest: number;
};

/** The columns that leave the fewest gaps. */
function columnsFor(count: number): Columns {
  const three = 'md:grid-cols-3';
  if (count % 3 === 0 || count < 3) return { className: three, width: 28, widest: 20 };
  if (count % 5 === 0) return { className: `${three} lg:grid-cols-5`, width: 13, widest: 11 };
  const four = count % 4 === 0 ? 'md:grid-cols-4' : `${three} lg:grid-cols-4`;
  return { className: four, width: 19, widest: 15 };
}

/** Members of the firm as cards that link to their pages (TEAM-1). */
export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  const { className, width, widest } = columnsFor(members.length);
  return (
    <ul
      className={`narrow:grid-cols-1 grid grid-cols-2 gap-x-5 gap-y-10 lg:gap-x-8 lg:gap-y-14 ${className}`}
    >
      {members.map(({ id, name, designation, credentials, img }) => (
        <li key={id} className="group relative">
          <div className={`overflow-hidden rounded-xl ${portraitFrame(img)}`}>
            <Picture
              src={img}
              width={320}
              height={320}
              sizes={`(width < 48rem) 45vw, (width < 64rem) 28vw, (width < 90rem) ${width}vw, ${widest}rem`}
              className="w-full origin-bottom transition-transform duration-200 group-hover:scale-[1.03]"
            />
          </div>
          <h3 className="mt-4 text-lg max-[24rem]:text-base lg:text-xl">
            <Link
              to={`/team/${slugify(name)}`}
              className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{designation}</p>
          {credentials[0] && <p className="mt-1 text-sm font-semibold">{credentials[0]}</p>}
        </li>
      ))}
    </ul>
  );
}
