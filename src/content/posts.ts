/** The Markdown files in `posts/`, newest first (`deploy/build/posts/`). Browsers never load this. */
export { posts } from 'virtual:posts';
