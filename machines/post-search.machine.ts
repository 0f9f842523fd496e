import { assign, setup } from 'xstate';

/** What a post is found by: its title, description and tag in one lower-case text. */
type Entry = { id: string; text: string };

const find = (entries: readonly Entry[], query: string) => {
  const wanted = query.trim().toLowerCase();
  return entries.filter(({ text }) => text.includes(wanted)).map(({ id }) => id);
};

/** The search of the blog's sidebar, which filters the list as one types (BLOG-1). */
export const postSearchMachine = setup({
  types: {
    context: {} as { entries: readonly Entry[]; query: string; matchIds: readonly string[] },
    input: {} as { entries: readonly Entry[] },
    events: {} as { type: 'query.changed'; query: string },
    meta: {} as { clauses: string[] },
  },
  guards: {
    isBlank: ({ event }) => event.query.trim() === '',
    hasMatch: ({ context, event }) => find(context.entries, event.query).length > 0,
  },
  actions: {
    search: assign({
      query: ({ event }) => event.query,
      matchIds: ({ context, event }) => find(context.entries, event.query),
    }),
  },
}).createMachine({
  id: 'postSearch',
  description: 'A list of posts and the words that narrow it down.',
  context: ({ input }) => ({
    entries: input.entries,
    query: '',
    matchIds: input.entries.map(({ id }) => id),
  }),
  initial: 'all',
  on: {
    'query.changed': [
      {
        guard: 'isBlank',
        target: '.all',
        actions: 'search',
        description: 'Nothing is asked for: every post shows.',
        meta: { clauses: ['BLOG-1'] },
      },
      {
        guard: 'hasMatch',
        target: '.matched',
        actions: 'search',
        description: 'Some posts have these words in title, description or tag.',
        meta: { clauses: ['BLOG-1'] },
      },
      {
        target: '.unmatched',
        actions: 'search',
        description: 'No post has these words.',
        meta: { clauses: ['BLOG-1'] },
      },
    ],
  },
  states: {
    all: { description: 'Every post shows.', meta: { clauses: ['BLOG-1'] } },
    matched: { description: 'The posts in matchIds show.', meta: { clauses: ['BLOG-1'] } },
    unmatched: {
      description: 'The list says that nothing matches.',
      meta: { clauses: ['BLOG-1'] },
    },
  },
});
