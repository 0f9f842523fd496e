import type { Post } from '@/content/post';
import { PostDate } from './post-date';

/** What a post is about, its day, and how long it takes to read (BLOG-1). */
export const PostMeta = ({ tag, date, minutes }: Pick<Post, 'tag' | 'date' | 'minutes'>) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
    <span className="chip">{tag}</span>
    <PostDate date={date} />
    <span>{minutes} min read</span>
  </p>
);
