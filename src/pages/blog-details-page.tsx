import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { PostDate } from '@/components/post-date';
import { Column } from '@/components/section';
import { SocialIcon } from '@/components/social-icon';
import { socialLinks } from '@/content/company';
import { defaultPostTitle, posts } from '@/content/posts';
import { slugify } from '@/lib/slugify';
import type { PageProps } from '@/pages/page-props';
import { ArticleBody } from '@/sections/article-body';
import { BlogSidebar } from '@/sections/blog-sidebar';
import { Comments } from '@/sections/comments';
import { LeaveReply } from '@/sections/leave-reply';

const trail = [{ name: 'Blog', link: '/blog' }] as const;

/** BLOG-2: the post of this name, else the default title (RT-5), over the one static article. */
export default function BlogDetailsPage({ name }: PageProps) {
  const post = posts.find(({ title }) => slugify(title) === name);
  return (
    <>
      <BreadcrumbBanner heading={post?.title ?? defaultPostTitle} trail={trail} lead={post?.desc} />
      <Column className="grid gap-x-16 gap-y-16 py-section lg:grid-cols-[1fr_19rem]">
        <div className="grid min-w-0 content-start gap-14">
          <article className="max-w-[44rem]">
            {post && (
              <>
                <img
                  src={post.img}
                  alt=""
                  width={720}
                  height={480}
                  className="mb-6 w-full rounded-xl border border-line"
                />
                <p className="mb-8 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
                  <span className="chip">{post.tag}</span>
                  <PostDate date={post.date} />
                </p>
              </>
            )}
            <ArticleBody />
            <ShareLinks />
          </article>
          <Comments />
          <LeaveReply />
        </div>
        <BlogSidebar />
      </Column>
    </>
  );
}

const ShareLinks = () => (
  <div className="mt-10 flex items-center gap-4 border-t border-line pt-6">
    <p className="text-sm font-semibold">Share</p>
    <ul className="flex gap-2">
      {socialLinks.map(({ id, icon, label, link }) => (
        <li key={id}>
          <a
            href={link}
            aria-label={label.replace('Accupay on', 'Share on')}
            className="grid size-11 place-items-center rounded-full border border-line hover:border-ink"
          >
            <SocialIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);
