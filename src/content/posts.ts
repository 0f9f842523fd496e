/** The Markdown files in `posts/`, newest first (`plugins/posts/`). Browsers never load this. */
export { posts } from 'virtual:posts';
