import { searchMachine } from '@machines/search.machine';
import { useActorRef, useSelector } from '@xstate/react';
import type { Post } from '@/content/posts';

const entryOf = ({ id, title, desc, tag }: Post) => ({
  id,
  text: `${title} ${desc} ${tag}`.toLowerCase(),
});

/** The blog's search: the posts that show, and whether none does (BLOG-1). `posts` is a constant. */
export function usePostSearch(posts: readonly Post[]) {
  const actor = useActorRef(searchMachine, { input: { entries: posts.map(entryOf) } });
  const matchIds = useSelector(actor, ({ context }) => context.matchIds);
  return {
    query: useSelector(actor, ({ context }) => context.query),
    isFiltered: useSelector(actor, (state) => !state.matches('all')),
    isUnmatched: useSelector(actor, (state) => state.matches('unmatched')),
    found: posts.filter(({ id }) => matchIds.includes(id)),
    changeQuery: (query: string) => actor.send({ type: 'query.changed', query }),
  };
}
