import { newestPosts, postCount } from '@/content/newest-posts.excerpt';
import type { Category, Post } from '@/content/post';
import { withIds } from '@/lib/ids';

/** `count` is fixed sample text (BIZ-6), not the number of posts on this site. */
export type BlogCategory = { id: string; name: Category; count: string };
export type RecentPost = { id: string } & Pick<Post, 'img' | 'date' | 'title'>;
export type Tag = { id: string; name: string };

export const categories = withIds<BlogCategory>('category', [
  { name: 'Accounting', count: '6' },
  { name: 'Business', count: '4' },
  { name: 'Finance', count: '8' },
  { name: 'Invest', count: '3' },
  { name: 'Payroll Processing', count: '2' },
  { name: 'Taxation', count: '5' },
]);

const archived = categories.reduce((sum, { count }) => sum + Number(count), 0);

/** Explains why the counts are higher than the number of posts in the list. */
export const archive = `The latest ${postCount} of our ${archived} articles. Email us for an older one.`;

/** The three newest posts, without the one with the title `current`. */
export const recentPosts = (current?: string) =>
  withIds<RecentPost>(
    'recent',
    newestPosts
      .filter(({ title }) => title !== current)
      .slice(0, 3)
      .map(({ img, date, title }) => ({ img, date, title })),
  );

/** Each is a link to its search, which finds at least one post (BLOG-1). */
export const tags = withIds<Tag>('tag', [
  { name: 'Form 941' },
  { name: 'Paydays' },
  { name: 'Overtime' },
  { name: 'Bank feed' },
  { name: 'Cash' },
  { name: 'Contractor' },
  { name: 'Rent roll' },
  { name: 'Checklist' },
]);
