import { Link } from '@/components/link';
import { Picture } from '@/components/picture';
import { portraitFrame } from '@/content/portraits';
import type { TeamMember } from '@/content/team';
import { slugify } from '@/lib/slugify';

type Columns = {
  className: string;
  /** How wide each is: on a tablet and on a laptop in vw, and at most in rem. */
  tablet: number;
  laptop: number;
  widest: number;
};

/** The columns that leave the fewest gaps. */
function columnsFor(count: number): Columns {
  const three = { className: 'md:grid-cols-3', tablet: 29, laptop: 28, widest: 25 };
  if (count % 3 === 0 || count < 3) return three;
  if (count % 5 === 0) {
    return { ...three, className: 'md:grid-cols-3 lg:grid-cols-5', laptop: 16, widest: 14.25 };
  }
  const four = { laptop: 21, widest: 18.25 };
  if (count % 4 === 0) return { ...four, className: 'md:grid-cols-4', tablet: 21 };
  return { ...three, ...four, className: 'md:grid-cols-3 lg:grid-cols-4' };
}

/** Members of the firm as cards that link to their pages (TEAM-1). */
export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  const { className, tablet, laptop, widest } = columnsFor(members.length);
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
              sizes={`(width < 48rem) 45vw, (width < 64rem) ${tablet}vw, (width < 90rem) ${laptop}vw, ${widest}rem`}
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
