import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { slugify } from '@/lib/ids';

type Props = {
  /** The title of the post, read by screen readers after the text. */
  title: string;
  text: string;
  className?: string;
};

/** The link to a post. Covers its nearest positioned ancestor, a `group` whose hover it shows. */
export const ReadMore = ({ title, text, className = '' }: Props) => (
  <Link
    to={`/blog/${slugify(title)}`}
    className={`inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-evergreen-700 underline-offset-4 group-hover:underline after:absolute after:inset-0 ${className}`}
  >
    {text}
    <span className="sr-only">: {title}</span>
    <Icon
      icon={ArrowRight}
      className="size-4 transition-transform duration-200 group-hover:translate-x-1"
    />
  </Link>
);
