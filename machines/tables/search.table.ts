import { searchMachine } from '@machines/search.machine';
import { defineTable, nothing } from './define-table';

const entries = [
  { id: 'post-1', text: 'form 941 gives ten extra days taxation of overtime' },
  { id: 'post-2', text: "ten minutes on the bank feed at the owner's desk" },
];
const typed = (query: string) => ({ type: 'query.typed' as const, query });
const addressed = (query: string) => ({ type: 'address.changed' as const, query });
const found = (query: string, ...matchIds: string[]) => ({ entries, query, matchIds });

const all = { state: 'all' as const, context: found('', 'post-1', 'post-2') };
const bank = { state: 'matched' as const, context: found('bank', 'post-2') };
const none = { state: 'unmatched' as const, context: found('zebra') };

/** The outcome of typing: the address gets the query. */
const typedIn = <State extends 'all' | 'matched' | 'unmatched'>(
  state: State,
  context: ReturnType<typeof found>,
) => ({ state, context, actions: ['reportQuery'] });
const typedAs = ({ state, context }: typeof all | typeof bank | typeof none) =>
  typedIn(state, context);

/** What the search machine does in every state on every event. */
export const searchTable = defineTable(searchMachine, {
  input: { entries },
  samples: {
    events: [...['bank', 'zebra', ''].map(typed), ...['Overtime', 'zebra', ''].map(addressed)],
  },
  start: all,
  situations: {
    all: { after: [], ...all },
    'bank found': { after: [typed('bank')], ...bank },
    'spaces around bank': {
      after: [typed(' bank ')],
      state: 'matched',
      context: found(' bank ', 'post-2'),
    },
    'nothing found': { after: [typed('zebra')], ...none },
  },
  rows: [
    ['all', typed(''), typedAs(all)],
    ['all', typed('  '), typedIn('all', found('  ', 'post-1', 'post-2'))],
    ['all', typed('bank'), typedAs(bank)],
    ['all', typed(' TEN '), typedIn('matched', found(' TEN ', 'post-1', 'post-2'))],
    ['all', typed('taxation'), typedIn('matched', found('taxation', 'post-1'))],
    ['all', typed('feed  bank'), typedIn('matched', found('feed  bank', 'post-2'))],
    ['all', typed('owner’s'), typedIn('matched', found('owner’s', 'post-2'))],
    ['all', typed('bank zebra'), typedIn('unmatched', found('bank zebra'))],
    ['all', typed('zebra'), typedAs(none)],
    ['all', addressed(''), nothing],
    ['all', addressed('bank'), bank],
    ['all', addressed('zebra'), none],
    ['bank found', typed(''), typedAs(all)],
    ['bank found', typed('bank'), typedAs(bank)],
    ['bank found', typed('941'), typedIn('matched', found('941', 'post-1'))],
    ['bank found', typed('zebra'), typedAs(none)],
    ['bank found', addressed('zebra'), none],
    ['bank found', addressed('bank'), nothing],
    ['bank found', addressed('941'), { state: 'matched', context: found('941', 'post-1') }],
    ['bank found', addressed(''), all],
    // The address has no spaces around the query; the field keeps them.
    ['spaces around bank', addressed('bank'), nothing],
    ['nothing found', typed(''), typedAs(all)],
    ['nothing found', typed('bank'), typedAs(bank)],
    ['nothing found', typed('zebra'), typedAs(none)],
    ['nothing found', typed('<b>.*'), typedIn('unmatched', found('<b>.*'))],
    ['nothing found', addressed('zebra'), nothing],
    ['nothing found', addressed('bank'), bank],
    ['nothing found', addressed(''), all],
  ],
});
