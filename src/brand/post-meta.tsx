import type { Post } from '@/content/post';
import { PostDate } from './post-date';

/** A post's category, date and reading time (BLOG-1). */
export const PostMeta = ({ tag, date, minutes }: Pick<Post, 'tag' | 'date' | 'minutes'>) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs sm:gap-x-3 text-ink-soft">
    <span className="chip">{tag}</span>
    <PostDate date={date} />
    <span>{minutes} min read</span>
  </p>
);
