import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** Three posts for the home page and the sidebar of the blog, and one in reserve. */
export const newestPosts = posts.slice(0, 4).map(toListed);

export const postCount = posts.length;
