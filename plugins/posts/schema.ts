import { z } from 'zod';
import { categoryNames } from '../../src/content/post.ts';
import { slugify } from '../../src/lib/ids.ts';

/** What posts can refer to. */
export type Site = {
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
  /** The team, by name. */
  members: ReadonlyMap<string, { designation: string; img: string }>;
  /** Whether the site has a picture with this path. */
  hasFile: (path: string) => boolean;
};

/** The picture of a member of the team; of others, the portrait named after them, which may not exist. */
export function portraitOf(titled: string, { members }: Site): string {
  const name = titled.replace(/^Dr\. /, '');
  return members.get(name)?.img ?? `/portraits/${slugify(name)}.svg`;
}

const text = z.string().trim().min(1, 'expected words');

const day = z.string().refine((date) => {
  const [month, number] = new Date(`${date} 2024 UTC`)
    .toUTCString()
    .split(' ')
    .slice(1, 3)
    .reverse();
  return date === `${month} ${Number(number)}`;
}, 'expected a month and a day, such as “Nov 12”');

const comments = (date: z.ZodType<string>, site: Site) => {
  const reply = z.strictObject({
    name: text.refine(
      (name) => site.hasFile(portraitOf(name, site)),
      'expected someone with a portrait in public/portraits/',
    ),
    date,
    text,
  });
  return z.array(reply.extend({ replies: z.array(reply).default([]) })).default([]);
};

/** The front matter of a post whose file has this name. */
export const postSchema = (site: Site, slug: string) =>
  z.strictObject({
    title: z
      .string()
      .regex(/^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/, 'expected letters, digits, spaces and hyphens')
      .refine((title) => slugify(title) === slug, {
        error: ({ input }) => `expected the file to be named ${slugify(String(input))}.md`,
      }),
    image: z.string().refine(site.hasFile, 'expected the path of a file in public/'),
    date: day,
    category: z.enum(categoryNames),
    description: text,
    author: z.enum([...site.members.keys()]),
    comments: comments(day, site),
  });

/** The front matter of the default article, whose comments have no fixed date. */
export const defaultSchema = (site: Site) =>
  z.strictObject({ title: text, comments: comments(text, site) });

export type CommentFields = z.output<ReturnType<typeof defaultSchema>>['comments'];
