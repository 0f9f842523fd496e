import { Link } from '@/components/link';
import type { Line } from '@/content/auth';

export const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** A line of text that ends in a link. Its height is the same before the link's markup arrives. */
export const LinkedLine = ({ text, label, link }: Line) => (
  <span className="block text-sm/11">
    {`${text} `}
    <Link to={link} className={linkClass}>
      {label}
    </Link>
  </span>
);
