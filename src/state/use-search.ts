import { searchMachine } from '@machines/search.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { searchAddress, searchTextOf } from '@/lib/page-address';
import { useActorRef } from './use-actor';

/**
 * A list that is filtered while the visitor types, and by the address, which has the query (BLOG-1):
 * the items found, and whether the query matches any. `items` must be a stable reference; `textOf`
 * returns an item's searchable text.
 */
export function useSearch<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const entries = useMemo(
    () => items.map((item, index) => ({ id: String(index), text: textOf(item) })),
    [items, textOf],
  );
  const [path, navigate] = useLocation();
  const actor = useActorRef(
    searchMachine.provide({
      actions: {
        reportQuery: ({ context }) =>
          navigate(searchAddress(path, context.query), { replace: true }),
      },
    }),
    { input: { entries } },
  );
  // Not wouter's `useSearch`, which decodes the search before it can be parsed.
  const router = useRouter();
  const query = searchTextOf(path + router.searchHook(router));
  useEffect(() => actor.send({ type: 'address.changed', query }), [actor, query]);

  const matchIds = useSelector(actor, ({ context }) => context.matchIds);
  return {
    query: useSelector(actor, ({ context }) => context.query),
    isMatched: useSelector(actor, (state) => state.matches('matched')),
    isUnmatched: useSelector(actor, (state) => state.matches('unmatched')),
    found: matchIds.map((id) => items[Number(id)] as Item),
    changeQuery: (query: string) => actor.send({ type: 'query.typed', query }),
  };
}
