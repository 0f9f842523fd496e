import { newestPosts, postCount } from '@/content/newest-posts.excerpt';
import type { Category, Post } from '@/content/post';
import { withIds } from '@/lib/with-ids';

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

/** Why there are more by category than the blog lists. */
export const archive = `${archived} articles in all, ${postCount} of them on this site`;

export const recentPosts = withIds<RecentPost>(
  'recent',
  newestPosts.map(({ img, date, title }) => ({ img, date, title })),
);

export const tags = withIds<Tag>('tag', [
  { name: 'Form 941' },
  { name: 'Direct deposit' },
  { name: 'Overtime' },
  { name: 'Bank feeds' },
  { name: 'Cash flow' },
  { name: '1099-NEC' },
  { name: 'Rent rolls' },
  { name: 'Month-end close' },
]);
