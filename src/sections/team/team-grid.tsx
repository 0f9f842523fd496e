import { CardLink } from '@/components/link';
import { Picture } from '@/components/picture';
import { portraitFrame } from '@/content/portraits';
import type { TeamMember } from '@/content/team';
import { slugify } from '@/lib/ids';

const tablets = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' } as const;
const laptops = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const;

/** On a tablet, and on a laptop. */
type Columns = readonly [keyof typeof tablets, keyof typeof laptops];

/** The columns that leave the fewest gaps, and nobody alone below others. */
function columnsFor(count: number): Columns {
  if (count % 3 === 0 || count < 3) return [3, 3];
  return [count % 4 === 0 || count % 3 === 1 ? 4 : 3, count % 5 === 0 ? 5 : 4];
}

/** Members of the firm as cards that link to their pages (TEAM-1). */
export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  const [onTablets, onLaptops] = columnsFor(members.length);
  return (
    <ul
      className={`narrow:grid-cols-1 grid grid-cols-2 gap-x-5 gap-y-10 lg:gap-x-8 lg:gap-y-14 ${tablets[onTablets]} ${laptops[onLaptops]}`}
    >
      {members.map(({ id, name, designation, credentials, img }) => (
        <li
          key={id}
          className="group relative max-md:not-narrow:last:odd:col-span-2 max-md:not-narrow:last:odd:grid max-md:not-narrow:last:odd:grid-cols-2 max-md:not-narrow:last:odd:items-center max-md:not-narrow:last:odd:gap-x-5"
        >
          <div className={`overflow-hidden ${portraitFrame(img)}`}>
            <Picture
              src={img}
              width={320}
              height={320}
              className="without-desk w-full origin-bottom transition-transform duration-200 group-hover:scale-[1.03]"
            />
          </div>
          <div>
            <h3 className="mt-4 text-lg max-[24rem]:text-base lg:text-xl">
              <CardLink to={`/team/${slugify(name)}`}>{name}</CardLink>
            </h3>
            <p className="text-sm text-ink-soft">{designation}</p>
            {credentials[0] && <p className="mt-1 text-sm font-semibold">{credentials[0]}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
