import type { Comment, Reply } from '../../src/content/post.ts';
import { withIds } from '../../src/lib/with-ids.ts';
import type { PortraitOf } from './people.ts';
import type { CommentFields } from './schema.ts';

export type Comments = readonly CommentFields[];

const replyWith =
  (portraitOf: PortraitOf) =>
  ({ name, date, text }: Omit<CommentFields, 'replies'>) => ({
    img: portraitOf(name),
    name,
    date,
    body: text,
  });

/** Adds portraits and ids to comments; ids start with `prefix`. */
export const toComments = (
  comments: Comments,
  prefix: string,
  portraitOf: PortraitOf,
): readonly Comment[] => {
  const toReply = replyWith(portraitOf);
  return withIds<Comment>(
    prefix,
    comments.map((comment, index) => ({
      ...toReply(comment),
      replies: withIds<Reply>(`${prefix}-${index + 1}-reply`, comment.replies.map(toReply)),
    })),
  );
};

/** The commenters, with the path of their name in the front matter. */
export const commenters = (comments: Comments) =>
  comments.flatMap(({ name, replies }, index) => [
    { name, path: ['comments', index, 'name'] },
    ...replies.map((reply, place) => ({
      name: reply.name,
      path: ['comments', index, 'replies', place, 'name'],
    })),
  ]);
