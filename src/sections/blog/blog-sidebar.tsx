import type { ReactNode } from 'react';
import { PostDate } from '@/brand/post-meta';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture';
import { archive, categories, recentPosts, tags } from '@/content/blog-sidebar';
import { slugify } from '@/lib/ids';
import { blogSearch } from '@/lib/page-address';

/**
 * Categories with their counts, recent posts and tags (BLOG-1, BIZ-6). It is at most 63rem tall and
 * sticks to the top, or in a shorter window to the bottom.
 * `current` is the title of the post beside it, which is left out of the recent posts.
 */
export const BlogSidebar = ({ current }: { current?: string }) => (
  <div className="screen-only grid content-start gap-12 sm:max-lg:grid-cols-2 lg:sticky lg:top-[min(7rem,calc(100vh-63rem))] lg:self-start">
    <Box heading="Categories">
      <ul className="border-t border-line text-sm">
        {categories.map(({ id, name, count }) => (
          <li key={id} className="flex justify-between gap-x-4 border-b border-line py-2.5">
            {name}
            <span className="figure font-semibold">{count}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">{archive}</p>
    </Box>
    <Box heading="Recent posts">
      <ul className="grid gap-5">
        {recentPosts(current).map(({ id, img, date, title }) => (
          <li key={id} className="group relative flex flex-wrap items-start gap-x-3 gap-y-1">
            <Picture
              src={img}
              width={720}
              height={480}
              className="aspect-[3/2] w-14 rounded border border-line object-cover"
            />
            <div className="flex-[1_1_6em]">
              <p className="text-xs text-ink-soft">
                <PostDate date={date} />
              </p>
              <Link
                to={`/blog/${slugify(title)}`}
                className="block text-sm/5 font-semibold text-balance underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Box>
    <Box heading="Tags">
      {/* The dot before the first tag of each line is clipped. */}
      <ul className="-ml-5 flex flex-wrap text-sm text-ink-soft [clip-path:inset(0_0_0_--spacing(5))]">
        {tags.map(({ id, name }) => (
          <li
            key={id}
            className="before:inline-block before:w-5 before:text-center before:content-['·']"
          >
            <Link to={blogSearch(name)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  </div>
);

const Box = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="sm:max-lg:last:col-span-2">
    <h2 className="mb-4 text-lg">{heading}</h2>
    {children}
  </section>
);
