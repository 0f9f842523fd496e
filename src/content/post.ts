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

/** What a list shows of a post (ENT). */
export type Post = {
  id: string;
  title: string;
  img: string;
  /** Month and day; the current year is put after it where it is shown. */
  date: string;
  tag: Category;
  desc: string;
  /** How long it takes to read. */
  minutes: number;
};

/** A post with all that its own page shows (BLOG-2). */
export type FullPost = Post & { author: Author; article: Article; comments: readonly Comment[] };

/** What the page of an unknown name shows (RT-5). */
export type DefaultPost = { title: string; article: Article; comments: readonly Comment[] };

export type Author = { name: string; designation: string };

export type Comment = Reply & { replies: readonly Reply[] };
export type Reply = { id: string; img: string; name: string; date: string; body: string };

/** An article as the build makes it of Markdown (`deploy/build/posts/`). */
export type Article = readonly ArticleElement[];

/** A piece of an article: words, or an element. */
export type ArticleNode = string | ArticleElement;
type Children = readonly ArticleNode[];

export type ArticleElement =
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'; children: Children }
  | ArticleHeading
  | { tag: 'a'; href: string; children: Children }
  /** Words that stay on one line, such as the name of a form. */
  | { tag: 'whole'; text: string }
  /** An aside, which wide screens show in the margin. */
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

/** A post as its list shows it, without its article. */
export const toListed = ({ id, title, img, date, tag, desc, minutes }: Post): Post => ({
  id,
  title,
  img,
  date,
  tag,
  desc,
  minutes,
});
