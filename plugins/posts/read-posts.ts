import { basename } from 'node:path';
import type { z } from 'zod';
import type { Article, DefaultPost, FullPost } from '../../src/content/post.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { withIds } from '../../src/lib/with-ids.ts';
import { type Comments, commenters, toComments } from './comments.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Context } from './inline.ts';
import { lineOf, notesOf, parseMarkdown } from './parse-markdown.ts';
import { type Member, portraitsWith } from './people.ts';
import { readingTime } from './plain-text.ts';
import { type Problem, problemsError } from './problem.ts';
import { defaultSchema, postSchema } from './schema.ts';
import { headingTargets, toArticle } from './to-article.ts';

/** A Markdown file: its path for errors, and its content. */
export type Source = { file: string; text: string };

/** What posts can refer to. */
export type Site = {
  /** The paths of all pages except posts. */
  paths: ReadonlySet<string>;
  team: ReadonlyMap<string, Member>;
  /** Whether the site has a picture with this path. */
  hasFile: (path: string) => boolean;
};

const slugOf = ({ file }: Source) => basename(file, '.md');

/**
 * Reads the posts of the blog, newest first. Throws an error that lists the file, line and field of
 * every problem, and what was expected.
 */
export function readPosts(sources: readonly Source[], site: Site): readonly FullPost[] {
  const problems: Problem[] = [];
  const slugs = new Map<string, string>();
  const paths = new Set([...site.paths, ...sources.map((source) => `/blog/${slugOf(source)}`)]);
  const posts = sources.flatMap((source) => {
    const { file } = source;
    const { data, article, lineOfField } = read(source, postSchema, { ...site, paths }, problems);
    if (!data) return [];
    const { title, image, date, category, description, author, comments } = data;
    const expect = (field: string, isMet: boolean, expected: string) => {
      if (isMet) return;
      problems.push({ file, line: lineOfField([field]), field, message: `expected ${expected}` });
    };
    const slug = slugify(title);
    const other = slugs.get(slug);
    slugs.set(slug, file);
    expect('title', !other, `a title with another slug than ${other}`);
    if (!other) expect('title', slug === slugOf(source), `the file to be named ${slug}.md`);
    const folder = image.startsWith('/pictures/') ? 'src/content/pictures/' : 'public/';
    expect('image', site.hasFile(image), `a file in ${folder}`);
    const designation = site.team.get(author)?.designation ?? '';
    expect('author', designation !== '', `one of ${[...site.team.keys()].join(', ')}`);
    return {
      title,
      img: image,
      date,
      tag: category,
      desc: description,
      minutes: readingTime(article),
      author: { name: author, designation },
      article,
      comments,
    };
  });
  if (problems.length > 0) throw problemsError(problems);
  const time = ({ date }: { date: string }) => Date.parse(`${date} 2024 UTC`);
  const portraitOf = portraitsWith(site.team);
  const sorted = posts.toSorted((a, b) => time(b) - time(a) || a.title.localeCompare(b.title));
  return withIds<FullPost>(
    'post',
    sorted.map((post, index) => ({
      ...post,
      comments: toComments(post.comments, `post-${index + 1}-comment`, portraitOf),
    })),
  );
}

/** Reads the article for unknown names (RT-5); `paths` include the posts. Throws like `readPosts`. */
export function readDefaultPost(source: Source, site: Site): DefaultPost {
  const problems: Problem[] = [];
  const { data, article } = read(source, defaultSchema, site, problems);
  if (!data || problems.length > 0) throw problemsError(problems);
  return {
    title: data.title,
    article,
    comments: toComments(data.comments, 'comment', portraitsWith(site.team)),
  };
}

/** Reads a file's fields and article; adds their problems to `problems`. */
function read<T extends { comments: Comments }>(
  { file, text }: Source,
  schema: z.ZodType<T>,
  site: Site,
  problems: Problem[],
) {
  const { tree, yaml } = parseMarkdown(text);
  const { data, problems: wrong, lineOf: lineOfField } = readFrontMatter(file, yaml, schema);
  problems.push(...wrong);
  const headings = headingTargets(tree);
  const portraitOf = portraitsWith(site.team);
  const context: Context = {
    notes: notesOf(tree),
    isLinkTarget: (href) =>
      site.paths.has(href) || headings.has(href) || /^https:\/\/[^/]/.test(href),
    hasFile: site.hasFile,
    portraitOf,
    report: (node, expected) =>
      problems.push({ file, line: lineOf(node), field: 'text', message: `expected ${expected}` }),
  };
  const article: Article = toArticle(tree, context);
  for (const { name, path } of commenters(data?.comments ?? [])) {
    if (site.hasFile(portraitOf(name))) continue;
    const message = `expected someone with a portrait, ${portraitOf(name)}`;
    problems.push({ file, line: lineOfField(path), field: path.join('.'), message });
  }
  return { data, article, lineOfField };
}
