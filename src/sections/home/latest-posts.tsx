import { PostDate } from '@/brand/post-meta';
import { ReadMore } from '@/brand/read-more';
import { ButtonLink } from '@/components/button';
import { NonBreaking } from '@/components/non-breaking';
import { Picture } from '@/components/picture';
import { ScrollRow } from '@/components/scroll-row';
import { Column, Section } from '@/components/section';
import { blog } from '@/content/home';
import { newestPosts } from '@/content/newest-posts.excerpt';
import type { Post } from '@/content/post';

const posts = newestPosts.slice(0, 3);

/** HOME-13: the newest posts, the first one larger. */
export function LatestPosts() {
  return (
    <Section labelledBy="blog-title">
      <Column>
        <h2 className="font-text text-sm font-semibold tracking-normal text-evergreen-700">
          {blog.heading}
        </h2>
        <p
          id="blog-title"
          className="mt-1.5 max-w-[12em] text-balance font-heading sm:mt-3 text-title font-semibold tracking-tight lg:max-w-none"
        >
          {blog.title}
        </p>
        <p className="mt-3 max-w-[29.5em] text-ink-soft max-sm:text-base lg:max-w-[38em]">
          {blog.intro}
        </p>
        <ScrollRow
          label="The newest articles"
          count={posts.length}
          className="mt-2 sm:mt-9 lg:mt-14"
        >
          <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:grid-cols-2 lg:gap-x-8">
            {posts.map((post, index) => (
              <PostTeaser key={post.id} post={post} isLead={index === 0} />
            ))}
          </ul>
        </ScrollRow>
        <div className="mt-1 flex justify-center sm:mt-9 lg:mt-12">
          <ButtonLink to="/blog" tone="secondary" className="max-md:hidden">
            {blog.all}
          </ButtonLink>
          <ButtonLink to="/blog-details" tone="secondary" className="w-full md:hidden">
            {blog.all}
          </ButtonLink>
        </div>
      </Column>
    </Section>
  );
}

/** What the first post has besides. */
const lead = {
  item: 'lg:col-span-2 lg:grid-cols-[7fr_5fr] lg:grid-rows-1 lg:gap-x-8',
  text: 'lg:mt-0 lg:justify-center',
  title: 'lg:mt-3 lg:max-w-[17.2em] lg:text-2xl',
  link: 'lg:mt-0',
};

const PostTeaser = ({ post, isLead }: { post: Post; isLead: boolean }) => {
  const more = (part: keyof typeof lead) => (isLead ? lead[part] : '');
  return (
    <li
      className={`group relative grid grid-rows-[auto_1fr] sm:max-md:grid-cols-[2fr_3fr] sm:max-md:grid-rows-1 sm:max-md:gap-x-6 ${more('item')}`}
    >
      <Picture
        src={post.img}
        width={720}
        height={480}
        className="aspect-[3/2] w-full rounded-lg border max-sm:aspect-[5/3] border-line object-cover"
      />
      <div className={`mt-5 flex flex-col items-start sm:max-md:mt-0 ${more('text')}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft md:max-lg:flex-col md:max-lg:items-start">
          <PostDate date={post.date} />
          <span className="chip">{post.tag}</span>
        </p>
        <h3 className={`mt-2 text-lg/6 ${more('title')}`}>{post.title}</h3>
        <p className="my-2 max-w-measure-sm text-card text-ink-soft">
          <NonBreaking text={post.desc} />
        </p>
        <ReadMore title={post.title} text={blog.readMore} className={`mt-auto ${more('link')}`} />
      </div>
    </li>
  );
};
