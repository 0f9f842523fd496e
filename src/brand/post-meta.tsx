import { CurrentYear } from '@/components/current-year';
import type { Post } from '@/content/post';

/** A post's date, followed by the current year (HOME-13, BLOG-1). */
export const PostDate = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">
    {date}, <CurrentYear />
  </span>
);

type Props = Pick<Post, 'tag' | 'date' | 'minutes'> & {
  /** Whether it leaves out the reading time on a phone. */
  isBrief?: boolean;
};

/** A post's category, date and reading time (BLOG-1). */
export const PostMeta = ({ tag, date, minutes, isBrief = false }: Props) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs sm:gap-x-3 text-ink-soft">
    <span className="chip">{tag}</span>
    <PostDate date={date} />
    <span className={isBrief ? 'max-sm:hidden' : ''}>{minutes} min read</span>
  </p>
);
