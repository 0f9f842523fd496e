import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** The newest posts: three are shown, and the fourth replaces the one that a page is about. */
export const newestPosts = posts.slice(0, 4).map(toListed);

export const postCount = posts.length;
