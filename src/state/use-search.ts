import { searchMachine } from '@machines/search.machine';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useActorRef } from './use-actor-ref';

/**
 * A list that is filtered as one types (BLOG-1, ST-SELECT): the items that show, and whether none
 * does. `items` is a constant; `textOf` tells what one is found by.
 */
export function useSearch<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const entries = useMemo(
    () => items.map((item, index) => ({ id: String(index), text: textOf(item) })),
    [items, textOf],
  );
  const actor = useActorRef(searchMachine, { input: { entries } });
  const matchIds = useSelector(actor, ({ context }) => context.matchIds);
  return {
    query: useSelector(actor, ({ context }) => context.query),
    isFiltered: useSelector(actor, (state) => !state.matches('all')),
    isUnmatched: useSelector(actor, (state) => state.matches('unmatched')),
    found: matchIds.map((id) => items[Number(id)] as Item),
    /** The item that the words now name: the one they spell out, or the only one that has them. */
    named: () => {
      const state = actor.getSnapshot();
      if (!state.matches('matched')) return undefined;
      const { matchIds, query } = state.context;
      const matches = matchIds.map((id) => items[Number(id)] as Item);
      const words = query.trim().toLowerCase();
      const spelledOut = matches.find((item) => textOf(item).toLowerCase() === words);
      return spelledOut ?? (matches.length === 1 ? matches[0] : undefined);
    },
    changeQuery: (query: string) => actor.send({ type: 'query.changed', query }),
  };
}
