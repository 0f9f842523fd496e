import { Link } from '@/components/link';
import type { Line } from '@/content/auth';

/** The classes of a link that is 44 px tall. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** A line of text that ends in a link. Its height is fixed, as the link can stream in later. */
export const LinkedLine = ({ text, label, link }: Line) => (
  <span className="block text-sm/11">
    {`${text} `}
    <Link to={link} className={linkClass}>
      {label}
    </Link>
  </span>
);
