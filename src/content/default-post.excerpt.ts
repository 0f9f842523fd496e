/** The article that stands for every unknown name (BLOG-2, RT-5), from `default-post.md`. */
export { defaultPost } from 'virtual:posts';
