import { searchMachine } from '@machines/search.machine';
import { defineTable, nothing } from './define-table';

const entries = [
  { id: 'post-1', text: 'form 941 gives ten extra days taxation' },
  { id: 'post-2', text: "ten minutes on the bank feed at the owner's desk" },
];
const typed = (query: string) => ({ type: 'query.typed' as const, query });
const found = (query: string, ...matchIds: string[]) => ({ entries, query, matchIds });

const all = { state: 'all' as const, context: found('', 'post-1', 'post-2') };
const bank = { state: 'matched' as const, context: found('bank', 'post-2') };
const none = { state: 'unmatched' as const, context: found('zebra') };

/** What the search machine does in every state on every event. */
export const searchTable = defineTable(searchMachine, {
  input: { entries },
  start: all,
  situations: {
    all: { after: [], ...all },
    'bank found': { after: [typed('bank')], ...bank },
    'nothing found': { after: [typed('zebra')], ...none },
  },
  rows: [
    ['all', typed(''), nothing, 'BLOG-1'],
    ['all', typed('  '), { state: 'all', context: found('  ', 'post-1', 'post-2') }, 'BLOG-1'],
    ['all', typed('bank'), bank, 'BLOG-1'],
    [
      'all',
      typed(' TEN '),
      { state: 'matched', context: found(' TEN ', 'post-1', 'post-2') },
      'BLOG-1',
    ],
    [
      'all',
      typed('taxation'),
      { state: 'matched', context: found('taxation', 'post-1') },
      'BLOG-1',
    ],
    [
      'all',
      typed('feed  bank'),
      { state: 'matched', context: found('feed  bank', 'post-2') },
      'BLOG-1',
    ],
    ['all', typed('owner’s'), { state: 'matched', context: found('owner’s', 'post-2') }, 'BLOG-1'],
    ['all', typed('bank zebra'), { state: 'unmatched', context: found('bank zebra') }, 'BLOG-1'],
    ['all', typed('zebra'), none, 'BLOG-1'],
    ['bank found', typed(''), all, 'BLOG-1'],
    ['bank found', typed('bank'), nothing, 'BLOG-1'],
    ['bank found', typed('941'), { state: 'matched', context: found('941', 'post-1') }, 'BLOG-1'],
    ['bank found', typed('zebra'), none, 'BLOG-1'],
    ['nothing found', typed(''), all, 'BLOG-1'],
    ['nothing found', typed('bank'), bank, 'BLOG-1'],
    ['nothing found', typed('zebra'), nothing, 'BLOG-1'],
    ['nothing found', typed('<b>.*'), { state: 'unmatched', context: found('<b>.*') }, 'BLOG-1'],
  ],
});
