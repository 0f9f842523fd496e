import { tabsMachine } from '@machines/tabs.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor';

/** The selected tab of a product, by its index (ST-TABS). */
export function useTabs() {
  const actor = useActorRef(tabsMachine);
  return {
    index: useSelector(actor, ({ context }) => context.index),
    select: (index: number) => actor.send({ type: 'tab.selected', index }),
  };
}
