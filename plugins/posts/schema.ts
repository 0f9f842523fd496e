import { z } from 'zod';
import { categoryNames } from '../../src/content/post.ts';

// Each message completes the sentence “expected …”.
const day = 'a month and a day, such as “Nov 12”';
const isDay = (text: string) => {
  const time = new Date(`${text} 2024 UTC`);
  const [month, date] = time.toUTCString().split(' ').slice(1, 3).reverse();
  return text === `${month} ${Number(date)}`;
};

const words = (what: string) => z.string(what).trim().min(1, what);

const comment = (date: z.ZodType<string>) =>
  z.strictObject({
    name: words('the name of someone with a portrait'),
    date,
    text: words('the text of the comment'),
  });

const comments = (date: z.ZodType<string>) =>
  z
    .array(
      comment(date).extend({ replies: z.array(comment(date)).default([]) }),
      'a list of comments',
    )
    .default([]);

const postDay = z.string(day).refine(isDay, day);
const title = 'a title of letters, digits, spaces and hyphens';

/** The front matter of a post. */
export const postSchema = z.strictObject({
  title: z.string(title).regex(/^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/, title),
  image: words('the path of an image'),
  date: postDay,
  category: z.enum(categoryNames, `one of ${categoryNames.join(', ')}`),
  description: words('a description'),
  author: words('the name of a team member'),
  comments: comments(postDay),
});

/** The front matter of the default article, whose comments have no fixed date. */
export const defaultSchema = z.strictObject({
  title: words('a title'),
  comments: comments(words('a time, such as “Yesterday”')),
});

export type CommentFields = z.output<typeof defaultSchema>['comments'][number];
