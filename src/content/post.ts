/** The categories of BIZ-6. */
export const categoryNames = [
  'Accounting',
  'Business',
  'Finance',
  'Invest',
  'Payroll Processing',
  'Taxation',
] as const;

export type Category = (typeof categoryNames)[number];

/** A post in a list. */
export type Post = {
  id: string;
  title: string;
  img: string;
  /** Month and day; the page appends the current year. */
  date: string;
  tag: Category;
  desc: string;
  /** Reading time. */
  minutes: number;
};

/** A post with everything on its page (BLOG-2). */
export type FullPost = Post & { author: Author; article: Article; comments: readonly Comment[] };

/** The post shown for unknown names (RT-5). */
export type DefaultPost = { title: string; article: Article; comments: readonly Comment[] };

export type Author = { name: string; designation: string };

export type Comment = Reply & { replies: readonly Reply[] };
export type Reply = { id: string; img: string; name: string; date: string; body: string };

/** An article, built from Markdown by `plugins/posts/`. */
export type Article = readonly ArticleElement[];

/** A part of an article: text or an element. */
export type ArticleNode = string | ArticleElement;
type Children = readonly ArticleNode[];

export type ArticleElement =
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'; children: Children }
  | ArticleHeading
  | { tag: 'a'; href: string; children: Children }
  /** Text that does not wrap, such as the name of a form. */
  | { tag: 'nowrap'; text: string }
  /** An aside, in the margin on wide screens. */
  | { tag: 'note'; children: Children }
  | { tag: 'quote'; img: string; name: string; designation: string; children: Children }
  | ArticleTable;

export type ArticleHeading = { tag: 'h2'; id: string; children: Children };

export type ArticleTable = {
  tag: 'table';
  caption: Children;
  columns: readonly { label: Children; isAmount: boolean }[];
  rows: readonly TableRow[];
};

export type TableRow = { isTotal: boolean; cells: readonly Children[] };

/** A post as in a list, without its article. */
export const toListed = ({ id, title, img, date, tag, desc, minutes }: Post): Post => ({
  id,
  title,
  img,
  date,
  tag,
  desc,
  minutes,
});
