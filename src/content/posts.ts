/** Newest first, from the Markdown files in `posts/` (`deploy/build/posts/`). Browsers never load it. */
export { posts } from 'virtual:posts';
