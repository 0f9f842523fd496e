import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** The posts on the home page and in the blog's sidebar. */
export const newestPosts = posts.slice(0, 3).map(toListed);

export const postCount = posts.length;
