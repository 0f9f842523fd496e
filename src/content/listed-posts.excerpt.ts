import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** The posts that the blog lists; older ones keep their own pages. */
export const listedPosts = posts.slice(0, 12).map(toListed);
