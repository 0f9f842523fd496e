import { toListed } from '@/content/post';
import { posts } from '@/content/posts';

/** The posts in the blog's list; older ones still have their pages. */
export const listedPosts = posts.slice(0, 12).map(toListed);
