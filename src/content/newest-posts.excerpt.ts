import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** The posts that the home page and the sidebar of the blog show. */
export const newestPosts = posts.slice(0, 3).map(toListed);

export const postCount = posts.length;
