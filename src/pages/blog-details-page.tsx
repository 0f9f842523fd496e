import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { PostMeta } from '@/brand/post-meta';
import { Picture } from '@/components/picture';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { defaultPost } from '@/content/default-post.excerpt';
import type { FullPost } from '@/content/post';
import { getItem } from '@/loading/items';
import type { PageProps } from '@/pages/page-props';
import { ArticleContents } from '@/sections/blog/article-contents';
import { toReact } from '@/sections/blog/article-nodes';
import { BlogSidebar } from '@/sections/blog/blog-sidebar';
import { Byline } from '@/sections/blog/byline';
import { Comments, LeaveReply } from '@/sections/blog/comments';
import { ShareLinks } from '@/sections/shared/share-links';

const trail = [{ name: 'Blog', link: '/blog' }] as const;

/** BLOG-2: a post with its article; the default post for an unknown name (RT-5). */
export default function BlogDetailsPage({ name }: PageProps) {
  const post = getItem('/blog/:name', name);
  const { title, article, comments } = post ?? defaultPost;
  return (
    <Sections>
      {post ? <PostBanner post={post} /> : <BreadcrumbBanner heading={title} trail={trail} />}
      <Column className="article-layout pt-section pb-16">
        <ArticleContents article={article} />
        <article>
          <div className="article-text">{toReact(article)}</div>
          <ShareLinks className="mt-12 max-w-[36rem] border-t border-line pt-6" />
        </article>
      </Column>
      <Column className="pb-section">
        <div className="article-discussion border-t border-line pt-16">
          <div className="grid min-w-0 content-start gap-14">
            <Comments comments={comments} />
            <LeaveReply />
          </div>
          <BlogSidebar current={title} />
        </div>
      </Column>
    </Sections>
  );
}

const PostBanner = ({
  post: { title, img, tag, date, minutes, author, desc },
}: {
  post: FullPost;
}) => (
  <BreadcrumbBanner
    heading={title}
    trail={trail}
    meta={
      <>
        <PostMeta tag={tag} date={date} minutes={minutes} />
        <Byline author={author} />
      </>
    }
    lead={desc}
  >
    <Picture
      src={img}
      width={720}
      height={480}
      isFirst
      className="screen-only w-full rounded-xl border border-line "
    />
  </BreadcrumbBanner>
);
