import { searchMachine } from '@machines/search.machine';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useActorRef } from './use-actor-ref';

/**
 * A list that is filtered while the visitor types (BLOG-1): the items found, and whether the query
 * matches any. `items` must be a stable reference; `textOf` returns an item's searchable text.
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
    isMatched: useSelector(actor, (state) => state.matches('matched')),
    isUnmatched: useSelector(actor, (state) => state.matches('unmatched')),
    found: matchIds.map((id) => items[Number(id)] as Item),
    changeQuery: (query: string) => actor.send({ type: 'query.typed', query }),
  };
}
