import type { ArticleTable, FullPost } from '@/content/post';
import { posts } from '@/content/posts';
import { slugify } from '@/lib/ids';
import { itemAt } from './sample';

/** Posts of the blog by kind, so that tests hold for the articles of any firm. */

/** The path of a post's page. */
export const pathOfPost = ({ title }: Pick<FullPost, 'title'>) => `/blog/${slugify(title)}`;

/** The newest post. */
export const newestPost = itemAt(posts, 0);

/** A post that the pages of other posts do not list as recent. */
export const oldPost = itemAt(posts, -1);

/** The tables of a post. */
export const tablesOf = ({ article }: FullPost): ArticleTable[] =>
  article.filter((block) => block.tag === 'table');

const columnCount = (post: FullPost) =>
  Math.max(0, ...tablesOf(post).map(({ columns }) => columns.length));

/** The post that has the table with the most columns. */
export const postWithWideTable = posts.reduce((a, b) => (columnCount(b) > columnCount(a) ? b : a));

/** A post with a table and comments: every part that a post can have. */
export const fullPost =
  posts.find((post) => tablesOf(post).length > 0 && post.comments.length > 0) ?? newestPost;

/** The longest post. */
export const longestPost = posts.reduce((a, b) => (b.minutes > a.minutes ? b : a));

const wordsOf = ({ title, desc, tag }: FullPost) => `${title} ${desc} ${tag}`.toLowerCase();

/** The posts that the search finds for a text (BLOG-1). */
export const postsAbout = (text: string) =>
  posts.filter((post) => wordsOf(post).includes(text.toLowerCase()));

/** Words of titles that find some posts, but not all. */
const searchable = posts
  .flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])
  .filter((word) => postsAbout(word).length < posts.length);
const found = (word: string) =>
  postsAbout(word)
    .map(({ id }) => id)
    .join();

/** A word that the search finds in some posts, but not in all. */
export const searchWord = itemAt(searchable, 0);
/** A word that the search finds in other posts. */
export const otherSearchWord = itemAt(
  searchable.filter((word) => found(word) !== found(searchWord)),
  0,
);
