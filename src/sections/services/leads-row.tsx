import { ArrowRight } from 'lucide';
import { Portrait } from '@/brand/portrait';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { practiceLeads } from '@/content/leads.excerpt';
import { slugify } from '@/lib/ids';

/** The leads of the practices, each linked to their page. */
export const LeadsRow = () => (
  <ul className="sheet mt-2 grid w-full max-w-96 divide-y divide-line px-4 py-2.5">
    {practiceLeads.map(({ name, designation, img }) => (
      <li key={name}>
        <Link
          to={`/team/${slugify(name)}`}
          className="group flex min-h-13 items-center gap-x-3 rounded text-sm narrow:flex-wrap narrow:pt-2 focus-visible:-outline-offset-2"
        >
          <Portrait src={img} size={32} />
          <span className="grow py-2">
            <span className="block font-semibold underline-offset-4 group-hover:underline">
              {name}
            </span>
            <span className="block text-xs text-ink-soft">{designation}</span>
          </span>
          <Icon
            icon={ArrowRight}
            className="size-4 shrink-0 text-evergreen-700 transition-transform duration-200 group-hover:translate-x-1 narrow:hidden"
          />
        </Link>
      </li>
    ))}
  </ul>
);
