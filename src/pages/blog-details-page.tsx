import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Picture } from '@/components/picture';
import { PostMeta } from '@/components/post-meta';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { defaultPostTitle } from '@/content/article';
import { itemOf } from '@/loading/items';
import type { PageProps } from '@/pages/page-props';
import { ArticleBody } from '@/sections/article-body';
import { BlogSidebar } from '@/sections/blog-sidebar';
import { Comments } from '@/sections/comments';
import { LeaveReply } from '@/sections/leave-reply';
import { ShareLinks } from '@/sections/share-links';

const trail = [{ name: 'Blog', link: '/blog' }] as const;

/** BLOG-2: the post of this name, else the default title (RT-5), over the one static article. */
export default function BlogDetailsPage({ name }: PageProps) {
  const post = itemOf('/blog/:name', name);
  return (
    <Sections>
      <BreadcrumbBanner
        heading={post?.title ?? defaultPostTitle}
        trail={trail}
        meta={post && <PostMeta tag={post.tag} date={post.date} minutes={post.minutes} />}
        lead={post?.desc}
      />
      <Column className="grid gap-x-16 gap-y-16 py-section lg:grid-cols-[1fr_19rem]">
        <div className="grid min-w-0 max-w-[44rem] content-start gap-14">
          <article>
            {post && (
              <Picture
                src={post.img}
                width={720}
                height={480}
                isFirst
                className="mb-10 w-full rounded-xl border border-line"
              />
            )}
            <ArticleBody />
            <ShareLinks className="mt-10 border-t border-line pt-6" />
          </article>
          <Comments />
          <LeaveReply />
        </div>
        <BlogSidebar />
      </Column>
    </Sections>
  );
}
