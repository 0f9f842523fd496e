import { basename } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Article, Comment, DefaultPost, FullPost, Reply } from '../../src/content/post.ts';
import { withIds } from '../../src/lib/ids.ts';
import { readingTime, toArticle } from './article.ts';
import { type CommentFields, defaultSchema, portraitOf, postSchema, type Site } from './schema.ts';

/** A Markdown file: its path for errors, and its content. */
export type Source = { file: string; text: string };

/**
 * Reads the posts of the blog, newest first. Throws an error that lists the file and field of every
 * problem, or its line in the text, and what was expected.
 */
export function readPosts(sources: readonly Source[], site: Site): readonly FullPost[] {
  const problems: string[] = [];
  const posts = sources.flatMap((source) => {
    const schema = postSchema(site, basename(source.file, '.md'));
    const post = read(source, schema, site, problems);
    return post ?? [];
  });
  if (problems.length > 0) throw problemsError(problems);
  const time = ({ date }: { date: string }) => Date.parse(`${date} 2024 UTC`);
  const sorted = posts.toSorted((a, b) => time(b) - time(a) || a.title.localeCompare(b.title));
  return withIds<FullPost>(
    'post',
    sorted.map(
      ({ title, image, date, category, description, author, article, comments }, index) => ({
        title,
        img: image,
        date,
        tag: category,
        desc: description,
        minutes: readingTime(article),
        author: { name: author, designation: site.members.get(author)?.designation ?? '' },
        article,
        comments: toComments(comments, `post-${index + 1}-comment`, site),
      }),
    ),
  );
}

/** Reads the article for unknown names (RT-5). Throws like `readPosts`. */
export function readDefaultPost(source: Source, site: Site): DefaultPost {
  const problems: string[] = [];
  const post = read(source, defaultSchema(site), site, problems);
  if (!post || problems.length > 0) throw problemsError(problems);
  return { ...post, comments: toComments(post.comments, 'comment', site) };
}

const problemsError = (problems: readonly string[]) =>
  new Error(`The blog cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Reads a file's fields and article; adds their problems to `problems`. */
function read<T extends object>(
  { file, text }: Source,
  schema: z.ZodType<T>,
  site: Site,
  problems: string[],
): (T & { article: Article }) | undefined {
  const tree = parser.parse(text);
  const [first] = tree.children;
  const article = toArticle(tree, site, (line, expected) =>
    problems.push(`${file}:${line} text: expected ${expected}`),
  );
  try {
    const result = schema.safeParse(parse(first?.type === 'yaml' ? first.value : ''));
    if (result.success) return { ...result.data, article };
    for (const { path, message } of result.error.issues) {
      problems.push(`${file} ${path.join('.') || 'front matter'}: ${message}`);
    }
  } catch (error) {
    problems.push(`${file} front matter: ${String(error).split('\n')[0]}`);
  }
  return undefined;
}

/** Adds portraits and ids to comments; ids start with `prefix`. */
function toComments(fields: CommentFields, prefix: string, site: Site): readonly Comment[] {
  const toReply = ({ name, date, text }: Omit<CommentFields[number], 'replies'>) => ({
    img: portraitOf(name, site),
    name,
    date,
    body: text,
  });
  return withIds<Comment>(
    prefix,
    fields.map((comment, index) => ({
      ...toReply(comment),
      replies: withIds<Reply>(`${prefix}-${index + 1}-reply`, comment.replies.map(toReply)),
    })),
  );
}
