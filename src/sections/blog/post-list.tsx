import { PostMeta } from '@/brand/post-meta';
import { ReadMore } from '@/brand/read-more';
import { NonBreaking } from '@/components/non-breaking';
import { Picture } from '@/components/picture';
import type { Post } from '@/content/post';

type Props = {
  posts: readonly Post[];
  /** Whether the first is larger than the rest. */
  hasLead: boolean;
};

/**
 * Posts as lines of a ledger: picture, day, tag, title and summary (BLOG-1). On a phone, the words
 * flow around small pictures.
 */
export const PostList = ({ posts, hasLead }: Props) => (
  <ul>
    {posts.map(({ id, title, img, date, tag, desc, minutes }, index) => {
      const isLead = hasLead && index === 0;
      return (
        <li
          key={id}
          className={`group relative grid gap-x-8 gap-y-5 border-b border-line py-9 first:pt-0 print:py-5 last:border-b-0 last:pb-0 ${isLead ? '' : 'max-sm:not-narrow:block max-sm:py-7 sm:grid-cols-[13rem_1fr] md:grid-cols-[18rem_1fr]'}`}
        >
          <Picture
            src={img}
            width={720}
            height={480}
            isFirst={index === 0}
            className={`aspect-[3/2] w-full rounded-lg border border-line object-cover ${isLead ? 'sm:aspect-video' : 'max-sm:not-narrow:float-right max-sm:not-narrow:mb-2 max-sm:not-narrow:ml-4 max-sm:not-narrow:w-33'}`}
          />
          <div>
            <PostMeta tag={tag} date={date} minutes={minutes} isBrief />
            <h2 className={`mt-2.5 ${isLead ? 'text-2xl' : 'text-xl max-sm:text-wrap'}`}>
              <NonBreaking text={title} />
            </h2>
            <p
              className={`mt-2 max-w-measure-sm text-ink-soft ${isLead ? 'text-lg' : 'text-card max-sm:clear-right'}`}
            >
              <NonBreaking text={desc} />
            </p>
            <ReadMore title={title} text="Read More" className="screen-only mt-1" />
          </div>
        </li>
      );
    })}
  </ul>
);
