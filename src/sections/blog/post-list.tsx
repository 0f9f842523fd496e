import { ArrowRight } from 'lucide-react';
import { Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Picture } from '@/components/picture';
import { PostMeta } from '@/components/post-meta';
import type { Post } from '@/content/post';
import { slugify } from '@/lib/slugify';

type Props = {
  posts: readonly Post[];
  /** Whether the first is larger than the rest. */
  hasLead: boolean;
};

/** Posts as lines of a ledger: picture, day, tag, title and summary (BLOG-1). */
export const PostList = ({ posts, hasLead }: Props) => (
  <ul>
    {posts.map(({ id, title, img, date, tag, desc, minutes }, index) => {
      const isLead = hasLead && index === 0;
      return (
        <li
          key={id}
          className={`group relative grid gap-x-8 gap-y-5 border-b border-line py-9 first:pt-0 last:border-b-0 last:pb-0 ${isLead ? '' : 'sm:grid-cols-[13rem_1fr] md:grid-cols-[18rem_1fr]'}`}
        >
          <Picture
            src={img}
            width={720}
            height={480}
            isFirst={index === 0}
            className={`aspect-[3/2] w-full rounded-lg border border-line object-cover ${isLead ? 'sm:aspect-video' : ''}`}
          />
          <div>
            <PostMeta tag={tag} date={date} minutes={minutes} />
            <h2 className={`mt-2.5 ${isLead ? 'text-2xl' : 'text-xl'}`}>
              <NonBreaking text={title} />
            </h2>
            <p
              className={`mt-2 max-w-measure-sm text-ink-soft ${isLead ? 'text-lg' : 'text-card'}`}
            >
              <NonBreaking text={desc} />
            </p>
            <Link
              to={`/blog/${slugify(title)}`}
              className="screen-only mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-evergreen-700 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              Read More
              <span className="sr-only">: {title}</span>
              <ArrowRight
                aria-hidden
                className="size-4 transition-transform duration-200 group-hover:translate-x-1"
              />
            </Link>
          </div>
        </li>
      );
    })}
  </ul>
);
