import { tabsMachine } from '@machines/tabs.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

export type ProductTab = 'description' | 'reviews';

/** The selected tab of a product (ST-TABS). */
export function useTabs() {
  const actor = useActorRef(tabsMachine);
  return {
    tab: useSelector(actor, ({ value }) => value),
    select: (tab: ProductTab) => actor.send({ type: `${tab}.selected` }),
  };
}
