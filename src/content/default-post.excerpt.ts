/** The article shown for unknown names, from `default-post.md` (BLOG-2, RT-5). */
export { defaultPost } from 'virtual:posts';
