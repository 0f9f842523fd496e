import { Link } from '@/components/link';
import type { Author } from '@/content/post';
import { slugify } from '@/lib/ids';

/** A post's author, with a link to their page. */
export const Byline = ({ author: { name, designation } }: { author: Author }) => (
  <p className="mt-2 text-sm text-ink-soft max-sm:py-3">
    By{' '}
    <Link
      to={`/team/${slugify(name)}`}
      className="inline-block font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-4 max-sm:-my-3 max-sm:py-3"
    >
      {name}
    </Link>
    , {designation.charAt(0).toLowerCase() + designation.slice(1)}
  </p>
);
