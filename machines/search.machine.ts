import { assign, setup } from 'xstate';

/** An entry with its searchable text: a post's title, description and tag. */
type Entry = { id: string; text: string };

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Matches entries that contain every word of the query, in any order. */
const matches = (query: string) => {
  const words = plain(query).split(/\s+/);
  return ({ text }: Entry) => words.every((word) => text.includes(word));
};

/**
 * A list that is filtered by a query, which the visitor types or the address has: the posts of the blog
 * (BLOG-1). The page provides `reportQuery`, which puts what was typed into the address.
 */
export const searchMachine = setup({
  types: {
    context: {} as { entries: readonly Entry[]; query: string; matchIds: readonly string[] },
    input: {} as { entries: readonly Entry[] },
    events: {} as
      | { type: 'query.typed'; query: string }
      | { type: 'address.changed'; query: string },
  },
  guards: {
    isSameQuery: ({ context, event }) => event.query === context.query.trim(),
    isBlank: ({ event }) => event.query.trim() === '',
    hasMatch: ({ context, event }) => context.entries.some(matches(event.query)),
  },
  actions: {
    search: assign({
      query: ({ event }) => event.query,
      matchIds: ({ context, event }) =>
        context.entries.filter(matches(event.query)).map(({ id }) => id),
    }),
    reportQuery: () => {},
  },
}).createMachine({
  id: 'search',
  description: 'A list filtered by a query.',
  context: ({ input }) => ({
    entries: input.entries.map(({ id, text }) => ({ id, text: plain(text) })),
    query: '',
    matchIds: input.entries.map(({ id }) => id),
  }),
  initial: 'all',
  on: {
    'query.typed': [
      {
        guard: 'isBlank',
        target: '.all',
        actions: ['search', 'reportQuery'],
        description: 'A blank query lists every entry. (BLOG-1)',
      },
      {
        guard: 'hasMatch',
        target: '.matched',
        actions: ['search', 'reportQuery'],
        description: 'At least one entry has all words of the query. (BLOG-1)',
      },
      {
        target: '.unmatched',
        actions: ['search', 'reportQuery'],
        description: 'No entry has all words of the query. (BLOG-1)',
      },
    ],
    'address.changed': [
      {
        guard: 'isSameQuery',
        description: 'The address has what was typed, without spaces around it. (BLOG-1)',
      },
      {
        guard: 'isBlank',
        target: '.all',
        actions: 'search',
        description: 'An address without a query lists every entry. (BLOG-1)',
      },
      {
        guard: 'hasMatch',
        target: '.matched',
        actions: 'search',
        description: 'A link, Back or the opened address has a query that entries match. (BLOG-1)',
      },
      {
        target: '.unmatched',
        actions: 'search',
        description: 'No entry matches the query of the address. (BLOG-1)',
      },
    ],
  },
  states: {
    all: { description: 'Every entry is listed. (BLOG-1)' },
    matched: {
      description: 'The entries in matchIds are listed. (BLOG-1)',
    },
    unmatched: {
      description: 'A message says that no entry matches. (BLOG-1)',
    },
  },
});
