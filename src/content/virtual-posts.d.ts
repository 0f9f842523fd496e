/** The module that `plugins/posts/plugin.ts` generates from the Markdown files in this folder. */
declare module 'virtual:posts' {
  export const posts: readonly import('./post').FullPost[];
  export const defaultPost: import('./post').DefaultPost;
}
